import type { APIRoute } from 'astro';
import { markDrawing } from '../content/read/mark.ts';

export const prerender = false;

/** The clinic's logo for browser tabs. */
export const GET: APIRoute = async () => new Response(new Uint8Array(await markDrawing()));
