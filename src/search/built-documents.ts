import { readFile } from 'node:fs/promises';
import type { SearchDocument } from '../../shared/search.ts';
import { pathIn } from '../content/read/addresses.ts';
import { getPage, getSite } from '../content/read/index.ts';
import { makeDocuments } from './documents.ts';
import { postDocumentsOf } from './post-documents.ts';
import { SiteSearch } from './site-search.ts';

const documents = new Map<string, SearchDocument[]>();
const searches = new Map<string, SiteSearch>();

/**
 * Reads what can be searched for in the clinic's folder in a language, as written by the build.
 * @throws if the list cannot be read; the next request reads it again
 */
export async function builtDocuments(language: string): Promise<SearchDocument[]> {
  if (import.meta.env.DEV) return makeDocuments(language);
  const cached = documents.get(language);
  if (cached) return cached;
  // The build writes it beside the pages.
  const path = pathIn(await getSite(language), language, '/search-documents.json');
  const built = JSON.parse(await readFile(`dist/client${path}`, 'utf8')) as SearchDocument[];
  documents.set(language, built);
  return built;
}

/**
 * The search of the whole site in a language. All visitors share one; in development, each request gets
 * its own.
 */
export async function siteSearch(language: string): Promise<SiteSearch> {
  const cached = searches.get(language);
  if (cached && !import.meta.env.DEV) return cached;
  const [built, { ignoredWords }, site] = await Promise.all([
    builtDocuments(language),
    getPage('search', language),
    getSite(language),
  ]);
  const search = new SiteSearch(built, ignoredWords, postDocumentsOf(site));
  searches.set(language, search);
  return search;
}
