import type { APIRoute } from 'astro';
import { markPicture } from '../clinic/mark.ts';

/** The sizes that the web manifest names. */
export function getStaticPaths() {
  return [192, 512].map((size) => ({ params: { size: String(size) } }));
}

/** The clinic's mark for a phone's home screen. */
export const GET: APIRoute = async ({ params }) =>
  new Response(await markPicture(Number(params['size'])));
