import type { APIRoute } from 'astro';
import { pathsOf } from '../../content/read/static-paths.ts';
import { makeDocuments } from '../../search/documents.ts';

export const getStaticPaths = () => pathsOf('/search');

/** What can be searched for: built with the site, for the pages that are rendered on demand. */
export const GET: APIRoute<{ language: string }> = async ({ props }) =>
  Response.json(await makeDocuments(props.language));
