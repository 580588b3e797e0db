import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders of the content cache. The name of each file changes with its content. */
export const cacheFolders = {
  /** Typefaces, drawings and the sizes of photographs, as they are served. */
  files: 'files',
  /** Photographs and logos of the clinic's folder. */
  originals: 'originals',
  /** The checksums of the files. */
  checksums: 'checksums',
  /** Pictures that were uploaded at the desk, as they are stored in the database. */
  uploads: 'uploads',
};

/** Writes a file atomically: no process ever reads an incomplete one. */
export async function putFile(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporaryFile = `${file}-${randomUUID()}`;
  try {
    await writeFile(temporaryFile, bytes, { flush: true });
    await rename(temporaryFile, file);
  } finally {
    await rm(temporaryFile, { force: true });
  }
}

/** Writes one of the files that are served, and its checksum. */
export async function writeServedFile(
  cacheFolder: string,
  name: string,
  bytes: Uint8Array,
): Promise<void> {
  await putFile(join(cacheFolder, cacheFolders.checksums, name), Buffer.from(checksumOf(bytes)));
  await putFile(join(cacheFolder, cacheFolders.files, name), bytes);
}

/**
 * Reads one of the files that are served. A browser keeps it for a year, so one that is damaged is deleted, to be made
 * again.
 * @returns null if it is not there
 */
export async function readServedFile(cacheFolder: string, name: string): Promise<Buffer | null> {
  const read = (folder: string) => readFile(join(cacheFolder, folder, name)).catch(() => null);
  const [bytes, checksum] = [await read(cacheFolders.files), await read(cacheFolders.checksums)];
  if (!bytes || !checksum || checksumOf(bytes) === checksum.toString()) return bytes;
  await rm(join(cacheFolder, cacheFolders.files, name), { force: true });
  return null;
}

function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Makes a file, unless it is already there.
 * @param name its path in the cache folder; it must change with the content
 * @returns its absolute path
 */
export async function ensureFile(
  cacheFolder: string,
  name: string,
  make: () => Uint8Array | Promise<Uint8Array>,
): Promise<string> {
  const file = join(cacheFolder, name);
  if (!existsSync(file)) await putFile(file, await make());
  return file;
}
