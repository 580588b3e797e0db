import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { imageMetadata } from 'astro/assets/utils';
import type { KeptPicture } from '../fields/picture.ts';
import { keepFile, keptFolders } from './kept-files.ts';

/** The most that a drawing may add to the HTML of its page, in bytes as compressed by gzip. */
const mostInPage = 3 * 1024;

/**
 * Keeps a picture of the clinic's folder under a name that changes with its bytes.
 * @param path relative to the file that names it
 * @param folder that of the file
 * @param kept the folder of kept files
 * @returns the picture with its URL
 */
export async function keepPicture(
  path: string,
  folder: string,
  kept: string,
): Promise<KeptPicture> {
  const file = resolve(folder, path);
  const bytes = await readFile(file);
  const { width, height, format } = await imageMetadata(bytes, file);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 8);
  const ending = extname(file);
  const name = `${basename(file, ending).replace(/[^\w-]+/g, '-')}.${hash}${ending.toLowerCase()}`;
  // A photograph may say where it was taken: only what is made of it is served.
  const place = format === 'svg' ? keptFolders.files : keptFolders.originals;
  await keepFile(kept, join(place, name), () => bytes);
  const picture = { src: `/_astro/${name}`, width, height, format };
  const isInPage = format === 'svg' && gzipSync(bytes).length <= mostInPage;
  return isInPage ? { ...picture, drawing: bytes.toString() } : picture;
}
