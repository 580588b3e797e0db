import { readFile } from 'node:fs/promises';
import type { SearchDocument } from '../../shared/search.ts';
import { getPage } from '../clinic/index.ts';
import { makeDocuments } from './documents.ts';
import { SiteSearch } from './site-search.ts';

/** Where the build writes them, beside the pages. */
const builtFile = 'dist/client/search-documents.json';

let documents: SearchDocument[] | undefined;
let search: SiteSearch | undefined;

/**
 * What can be searched for in the clinic's folder, as it was built.
 * @throws where the list cannot be read; the next request reads it again
 */
export async function builtDocuments(): Promise<SearchDocument[]> {
  if (import.meta.env.DEV) return makeDocuments();
  documents ??= JSON.parse(await readFile(builtFile, 'utf8')) as SearchDocument[];
  return documents;
}

/** The search of the whole site. There is one for all visitors; in development, one for each. */
export async function siteSearch(): Promise<SiteSearch> {
  if (search && !import.meta.env.DEV) return search;
  const [built, { ignoredWords }] = await Promise.all([builtDocuments(), getPage('search')]);
  search = new SiteSearch(built, ignoredWords);
  return search;
}
