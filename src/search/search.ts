import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { compoundsIn, foldWord, maxWords, wordsIn } from '../../shared/text/search-words.ts';

/** What a search can find. */
export type SearchKind = 'article' | 'post' | 'service' | 'package' | 'town' | 'page';

/** A page of the site, or a section of one, as it is indexed. */
export interface SearchDocument {
  /** Path, with a fragment if it is a section of a page. Unique. */
  href: string;
  kind: SearchKind;
  title: string;
  /** Its headings, and its keywords. */
  headings: string;
  /** One or two sentences about it. */
  summary: string;
  /** The rest of its text. */
  text: string;
  /**
   * The part of its text that consists of whole sentences, for the excerpt of a result; undefined if that is all of the
   * text.
   */
  sentences?: string;
  /** Other names for it: a search for one of these ranks it first. */
  names?: string[];
  /** Its language, if it differs from the search's. */
  language?: string;
}

/** A document that was found; the index does not store its text. */
export type FoundDocument = SearchResult & Pick<SearchDocument, 'kind' | 'title'>;

/**
 * How well the results match the query: they contain all words as typed, all words or similar ones, or
 * only some of them.
 */
export type MatchQuality = 'exact' | 'similar' | 'some';

type SearchIndex = MiniSearch<SearchDocument>;

/** An empty index. */
export function createSearchIndex(): SearchIndex {
  return new MiniSearch<SearchDocument>(indexOptions);
}

const indexOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'headings', 'summary', 'text'],
  storeFields: ['kind', 'title'],
  // `field` is undefined for a query. In documents, "check-up" is indexed as "checkup" too.
  tokenize: (text, field) => [
    ...wordsIn(text).map(({ word }) => word),
    ...(field === undefined ? [] : compoundsIn(text)),
  ],
  processTerm: foldWord,
  searchOptions: {
    boost: { title: 6, headings: 3, summary: 2 },
    // Pages of towns and general pages mention every illness and test.
    boostDocument: (_href, _word, fields) =>
      fields?.['kind'] === 'town' || fields?.['kind'] === 'page' ? 0.5 : 1,
  },
};

/** The results of a search, best first, and how well they match. */
interface SearchOutcome {
  quality: MatchQuality;
  documents: FoundDocument[];
}

interface SearchSettings {
  /** Words too common to be searched for, such as "the"; they count in a query that has no others. */
  ignoredWords: string[];
  /** Words in the index that sound like a word that is not in it; none by default. */
  soundAlikes?: (word: string) => string[];
  /** Which documents may be found; all of them by default. */
  filter?: ((document: FoundDocument) => boolean) | undefined;
}

/** Searches for all words, then for likely corrections of misspelled ones, then for any of them. */
export function search(
  index: SearchIndex,
  query: string,
  { ignoredWords, soundAlikes, filter }: SearchSettings,
): SearchOutcome {
  const words = queryWords(query, ignoredWords);
  const commonOptions: SearchOptions = {
    combineWith: 'AND',
    prefix: (word) => word.length > 3,
    ...(filter && { filter: (result) => filter(result as FoundDocument) }),
  };
  const find = (terms: string[], options: SearchOptions = {}) =>
    index.search(terms.join(' '), { ...commonOptions, ...options }) as FoundDocument[];

  const exactMatches = find(words);
  if (exactMatches.length > 0) return { quality: 'exact', documents: exactMatches };
  const unknownWords = new Set<string>();
  const correctedWords: string[] = [];
  for (const word of words) {
    const isKnown = find([word]).length > 0;
    const candidates = isKnown ? [] : [...(soundAlikes?.(word) ?? []), ...swaps(word)];
    const correction = candidates.find((other) => find([other]).length > 0);
    if (!isKnown && correction === undefined) unknownWords.add(word);
    correctedWords.push(correction ?? word);
  }
  const allowedErrors = (word: string) => unknownWords.has(word) && typingErrors(word);
  const similarMatches = find(correctedWords, { fuzzy: allowedErrors });
  if (similarMatches.length > 0) return { quality: 'similar', documents: similarMatches };
  return {
    quality: 'some',
    documents: find(correctedWords, { fuzzy: allowedErrors, combineWith: 'OR' }),
  };
}

/** The words of a query that count. */
function queryWords(query: string, ignoredWords: string[]): string[] {
  const ignoredSet = new Set(ignoredWords.map(foldWord));
  const words = [...new Set(wordsIn(query).map(({ word }) => foldWord(word)))];
  const countedWords = words.filter((word) => !ignoredSet.has(word));
  return (countedWords.length > 0 ? countedWords : words).slice(0, maxWords);
}

/** How many wrong letters are tolerated: one in words of four letters or more, two from eight letters on. */
function typingErrors(word: string): number | false {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 4) return false;
  return letters < 8 ? 1 : 2;
}

/** A word with each pair of adjacent letters swapped in turn, the most common typing error. */
function swaps(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, index) =>
      word.slice(0, index) + word.charAt(index + 1) + word.charAt(index) + word.slice(index + 2),
  );
}
