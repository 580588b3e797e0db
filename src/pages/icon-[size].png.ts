import type { APIRoute } from 'astro';
import { markPicture } from '../content/read/mark.ts';

/** The sizes listed in the web manifest. */
export function getStaticPaths() {
  return [192, 512].map((size) => ({ params: { size: String(size) } }));
}

/** The clinic's logo for the home screens of phones. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await markPicture(Number(params['size'])));
