import sharp from 'sharp';
import { markFile } from './clinic-folder.ts';

/** Pixels an inch at which a drawing has its own size. */
const ownDensity = 72;

/** The clinic's mark as a square PNG; a drawing is drawn at that size, not enlarged from a small one. */
export async function markPicture(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const { width } = await sharp(markFile).metadata();
  const density = Math.max(ownDensity, (ownDensity * size) / width);
  return new Uint8Array(await sharp(markFile, { density }).resize(size, size).png().toBuffer());
}
