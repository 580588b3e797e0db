import { onceFor } from '../content/edition/edition.ts';
import { getPage, getSite } from '../content/read/index.ts';
import { makeDocuments } from './documents.ts';
import { postDocumentsOf } from './post-documents.ts';
import { SiteSearch } from './site-search.ts';

/** What can be searched for in the clinic's folder in a language. */
export const builtDocuments = onceFor(makeDocuments);

/** The search of the whole site in a language, which all visitors share. */
export const siteSearch = onceFor(async (language) => {
  const [documents, { ignoredWords }, site] = await Promise.all([
    builtDocuments(language),
    getPage('search', language),
    getSite(language),
  ]);
  return new SiteSearch(documents, ignoredWords, postDocumentsOf(site));
});
