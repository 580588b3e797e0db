import type { APIRoute } from 'astro';
import { makeBuiltPictures } from '../clinic/built-pictures.ts';

/** Pictures that are made with the site, for the pages that are made on demand. */
export const GET: APIRoute = async () => Response.json(await makeBuiltPictures());
