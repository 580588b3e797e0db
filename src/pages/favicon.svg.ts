import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { markFile } from '../clinic/clinic-folder.ts';

/** The clinic's logo for browser tabs. */
export const GET: APIRoute = async () => new Response(await readFile(markFile, 'utf8'));
