import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders beside the data. The names of kept files change with their content. */
export const keptFolders = {
  /** Typefaces, drawings and the sizes of photographs, as they are served. */
  files: 'files',
  /** Photographs and logos of the clinic's folder. */
  originals: 'originals',
  /** The checksums of the files. */
  checksums: 'checksums',
  /** Pictures that were uploaded at the desk, as they are stored in the database. */
  uploads: 'uploads',
};

/** Writes a file atomically: no process ever reads a part of it. */
export async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}-${randomUUID()}`;
  try {
    await writeFile(draft, bytes, { flush: true });
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

/** Writes one of the files that are served, and its checksum. */
export async function writeServed(kept: string, name: string, bytes: Uint8Array): Promise<void> {
  await writeWhole(join(kept, keptFolders.checksums, name), Buffer.from(checksumOf(bytes)));
  await writeWhole(join(kept, keptFolders.files, name), bytes);
}

/**
 * Reads one of the files that are served. A browser keeps it for a year, so one that is damaged is deleted, to be made
 * again.
 * @returns null if it is not there
 */
export async function readServed(kept: string, name: string): Promise<Buffer | null> {
  const read = (folder: string) => readFile(join(kept, folder, name)).catch(() => null);
  const [bytes, checksum] = [await read(keptFolders.files), await read(keptFolders.checksums)];
  if (!bytes || !checksum || checksumOf(bytes) === checksum.toString()) return bytes;
  await rm(join(kept, keptFolders.files, name), { force: true });
  return null;
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Makes a file, unless it is kept already.
 * @param name its path in the folder of kept files; it must change with the content
 * @returns its absolute path
 */
export async function keepFile(
  kept: string,
  name: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const file = join(kept, name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return file;
}
