import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { glob } from 'tinyglobby';

const photographs = '_astro/*.{jpg,jpeg,JPG,JPEG,png,PNG,webp,avif}';
const texts = '**/*.{html,json,xml,css,js,webmanifest}';

/**
 * Removes photographs that no page shows from a built site: the originals of those that were cropped
 * and scaled down. They are large, and their metadata may reveal where they were taken.
 */
export async function removeOriginals(folder: string): Promise<void> {
  const unused = new Set(await glob(photographs, { cwd: folder, absolute: true }));
  if (unused.size === 0) return;
  for (const file of await glob(texts, { cwd: folder, absolute: true })) {
    const text = await readFile(file, 'utf8');
    for (const photograph of unused) {
      if (text.includes(basename(photograph))) unused.delete(photograph);
    }
  }
  for (const photograph of unused) await rm(photograph);
}
