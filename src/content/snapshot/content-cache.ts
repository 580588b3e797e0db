import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folders of the content cache. The name of each file changes with its content. */
export const cacheFolders = {
  /** Typefaces, drawings and the sizes of photographs, as they are served. */
  files: 'files',
  /** Photographs and logos of the clinic's folder. */
  originals: 'originals',
  /** Pictures that were uploaded at the desk, as they are stored in the database. */
  uploads: 'uploads',
};

/** Writes a file atomically: no process ever reads an incomplete one. */
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
  if (!existsSync(file)) await writeWhole(file, await make());
  return file;
}
