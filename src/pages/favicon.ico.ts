import type { APIRoute } from 'astro';
import { markPicture } from '../content/read/mark.ts';

const size = 32;

/** The clinic's logo for old browsers and for bots: an icon file that contains one PNG. */
export const GET: APIRoute = async () => {
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
  return new Response(new Uint8Array(Buffer.concat([header, picture])));
};
