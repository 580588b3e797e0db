import type { SearchDocument } from '../../shared/search/search.ts';
import { foldWord, wordsIn } from '../../shared/search/search-words.ts';

/**
 * Finds the documents that have a name of just the words of a query; "छाती दर्द" is one for "छाती में दर्द".
 * @param ignoredWords words too common to be searched for
 */
export function namesakesIn(
  documents: Iterable<SearchDocument>,
  ignoredWords: string[],
): (query: string) => ReadonlySet<string> {
  const ignored = new Set(ignoredWords.map(foldWord));
  const hrefs = new Map<string, Set<string>>();
  for (const { href, names = [] } of documents) {
    for (const name of names.map(withoutIgnored)) {
      hrefs.set(name, (hrefs.get(name) ?? new Set()).add(href));
    }
  }
  return (query) => hrefs.get(withoutIgnored(query)) ?? new Set();

  function withoutIgnored(text: string): string {
    const words = foldedWords(text);
    const wanted = words.filter((word) => !ignored.has(word));
    return (wanted.length > 0 ? wanted : words).join(' ');
  }
}

/** The words of a text as they are compared. */
export function foldedWords(text: string): string[] {
  return wordsIn(text).map(({ word }) => foldWord(word));
}
