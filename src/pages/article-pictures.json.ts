import type { APIRoute } from 'astro';
import { makeCardPictures } from '../content/card-pictures.ts';
import { getArticles } from '../content/index.ts';

/** The pictures of the article cards, made with the site, for the pages that are made on demand. */
export const GET: APIRoute = async () => Response.json(await makeCardPictures(await getArticles()));
