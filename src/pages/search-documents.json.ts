import type { APIRoute } from 'astro';
import { makeDocuments } from '../search/documents.ts';

/** What can be searched for, made with the site, for the pages that are made on demand. */
export const GET: APIRoute = async () => Response.json(await makeDocuments());
