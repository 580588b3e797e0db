import type { APIRoute } from 'astro';
import { markPicture } from '../content/read/mark.ts';

/** The clinic's logo for home screens, 180 pixels wide. */
export const GET: APIRoute = async () => new Response(await markPicture(180));
