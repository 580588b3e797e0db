import sharp from 'sharp';
import { markFile } from './clinic-folder.ts';

/** The density, in pixels per inch, at which an SVG has its natural size. */
const ownDensity = 72;

/**
 * The clinic's logo as a square PNG. An SVG is rasterised at the wanted size, so that it stays
 * sharp.
 */
export async function markPicture(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const { width } = await sharp(markFile).metadata();
  const density = Math.max(ownDensity, (ownDensity * size) / width);
  return new Uint8Array(await sharp(markFile, { density }).resize(size, size).png().toBuffer());
}
