import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { markFile } from '../content/clinic-folder.ts';

/** The clinic's mark for home screens, 180 pixels wide. */
export const GET: APIRoute = async () => {
  const picture = await sharp(markFile, { density: 600 }).resize(180, 180).png().toBuffer();
  return new Response(new Uint8Array(picture));
};
