import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders beside the data. The names of kept files change with their content. */
export const keptFolders = {
  /** Typefaces, drawings and the sizes of photographs, as they are served. */
  files: 'files',
  /** Photographs and logos of the clinic's folder. */
  originals: 'originals',
  /** Pictures that were uploaded at the desk, as they are stored in the database. */
  uploads: 'uploads',
  /** The clinic's folder with the changes of staff laid over, each time only while it is read. */
  laidOver: 'laid-over',
};

/** Writes a file whole or not at all: no process ever reads a part of it. */
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
