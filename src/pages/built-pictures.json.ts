import type { APIRoute } from 'astro';
import { makeBuiltPictures } from '../content/read/built-pictures.ts';

/** Pictures that the build makes, for the pages that are rendered on demand. */
export const GET: APIRoute = async () => Response.json(await makeBuiltPictures());
