import { findPage, getLanguages, getSite } from '../content/read/index.ts';
import { cachedByLanguage } from '../content/snapshot/snapshot.ts';
import { makeDocuments } from './documents.ts';
import { postDocumentsOf } from './post-documents.ts';
import { SiteSearch } from './site-search.ts';

/** What can be searched for in the clinic's folder in a language. */
export const builtDocuments = cachedByLanguage(makeDocuments);

/** The stop words of all languages, because visitors do not always type in the page's language. */
async function stopWordsOfAllLanguages(): Promise<string[]> {
  const languages = await getLanguages();
  const pages = await Promise.all(languages.map((language) => findPage('search', language)));
  return [...new Set(pages.flatMap((page) => page?.ignoredWords ?? []))];
}

/** The search of the whole site in a language, which all visitors share. */
export const siteSearch = cachedByLanguage(async (language) => {
  const [documents, ignoredWords, site] = await Promise.all([
    builtDocuments(language),
    stopWordsOfAllLanguages(),
    getSite(language),
  ]);
  return new SiteSearch(documents, ignoredWords, postDocumentsOf(site));
});
