import sharp from 'sharp';
import { clinicFacts, currentSnapshot } from '../snapshot/snapshot.ts';
import { markDrawing } from './mark.ts';

/** The density, in pixels per inch, at which an SVG has its natural size. */
const naturalDensity = 72;

/**
 * The clinic's icon as a square PNG. An SVG is rasterised at the final size, so that it stays
 * sharp.
 */
export async function markPicture(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const drawing = await markDrawing();
  const { width } = await sharp(drawing).metadata();
  const density = Math.max(naturalDensity, (naturalDensity * size) / width);
  return new Uint8Array(await sharp(drawing, { density }).resize(size, size).png().toBuffer());
}

/** The clinic's icon takes up this share of a maskable icon's width, because a phone may crop it to a circle. */
const maskableShare = 0.72;

/** The clinic's icon as a square PNG that a phone may crop to any shape. */
export async function maskablePicture(size: number): Promise<Uint8Array> {
  const { brand, page } = clinicFacts().theme;
  // The drawn icon has a background in this colour; a clinic's own icon may be transparent or have any colour.
  const background = currentSnapshot().content.icon ? page : brand;
  const inner = Math.round((size * maskableShare) / 2) * 2;
  const margin = (size - inner) / 2;
  const margins = { top: margin, bottom: margin, left: margin, right: margin };
  const picture = sharp(await markPicture(inner)).extend({ ...margins, background });
  return picture.flatten({ background }).png().toBuffer();
}

/** The clinic's icon for old browsers and for bots: an icon file that contains one PNG. */
export async function markIcon(size: number): Promise<Uint8Array> {
  const picture = await markPicture(size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return new Uint8Array(Buffer.concat([header, picture]));
}
