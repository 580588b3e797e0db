import MiniSearch, { type Options, type SearchOptions, type SearchResult } from 'minisearch';
import { compoundsIn, foldWord, wordsIn } from './search-words.ts';

/** What a search can find. */
export type SearchKind = 'article' | 'post' | 'service' | 'package' | 'town' | 'page';

/** A place of the site, as it is found by the words in it. */
export interface SearchDocument {
  /** Path, with the anchor where it is a part of a page. Unique. */
  href: string;
  kind: SearchKind;
  title: string;
  /** Headings within it, and the terms under which the clinic wants it to be found. */
  headings: string;
  /** One or two sentences on it. */
  summary: string;
  /** All else that it says. */
  text: string;
  /** Its language, where that is not the language of the search. */
  language?: string;
}

/** A document that was found; the texts of documents are kept elsewhere. */
export type Found = SearchResult & Pick<SearchDocument, 'kind' | 'title'>;

/**
 * How what was found fits the query: it has all words as they were typed, or words much like them,
 * or only some of them.
 */
export type Fit = 'exact' | 'similar' | 'some';

export type SearchIndex = MiniSearch<SearchDocument>;

/** The words that decide a search at most: each more takes time, and who types so many has pasted. */
const maxWords = 8;

/**
 * An empty index.
 * @param ignoredWords words too common to be searched for, such as "the"
 */
export function createSearchIndex(ignoredWords: string[]): SearchIndex {
  return new MiniSearch<SearchDocument>(indexOptions(ignoredWords));
}

/**
 * The index that `JSON.stringify` made text of.
 * @param ignoredWords those it was made with
 */
export function readSearchIndex(json: object, ignoredWords: string[]): SearchIndex {
  const content = json as Parameters<typeof MiniSearch.loadJS>[0];
  return MiniSearch.loadJS<SearchDocument>(content, indexOptions(ignoredWords));
}

function indexOptions(ignoredWords: string[]): Options<SearchDocument> {
  const ignored = new Set(ignoredWords.map(foldWord));
  return {
    idField: 'href',
    fields: ['title', 'headings', 'summary', 'text'],
    storeFields: ['kind', 'title'],
    // Only texts have a field: "check-up" in them is found as "checkup" too.
    tokenize: (text, field) => [
      ...wordsIn(text).map(({ word }) => word),
      ...(field === undefined ? [] : compoundsIn(text)),
    ],
    processTerm: (word) => {
      const folded = foldWord(word);
      return ignored.has(folded) ? null : folded;
    },
    searchOptions: {
      boost: { title: 6, headings: 3, summary: 2 },
      // The pages of towns, and those that are about the clinic, speak of every illness and test.
      boostDocument: (_href, _word, stored) =>
        stored?.['kind'] === 'town' || stored?.['kind'] === 'page' ? 0.5 : 1,
    },
  };
}

/** What a search found: the best first, and how it fits. */
interface SearchOutcome {
  fit: Fit;
  found: Found[];
}

interface Choice {
  /** True while the query is being typed: its last word may be the beginning of one. */
  typing?: boolean;
  /** What may be found; everything where it is left out. */
  filter?: ((found: Found) => boolean) | undefined;
}

/** Searches at once. */
export function search(index: SearchIndex, query: string, choice: Choice): SearchOutcome {
  const steps = searchStepwise(index, query, choice);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * Searches for all words, then for what they may have been meant to be, then for some of them. There
 * is a pause before each step, so that a server can let others go first.
 */
export function* searchStepwise(
  index: SearchIndex,
  query: string,
  { typing = false, filter }: Choice,
): Generator<void, SearchOutcome> {
  const words = [...new Set(wordsIn(query).map(({ word }) => foldWord(word)))].slice(0, maxWords);
  const common: SearchOptions = {
    combineWith: 'AND',
    prefix: (word, place, all) => word.length > 3 || (typing && place === all.length - 1),
    ...(filter && { filter: (result) => filter(result as Found) }),
  };
  const ask = (asked: string[], options: SearchOptions = {}) =>
    index.search(asked.join(' '), { ...common, ...options }) as Found[];

  const exact = ask(words);
  if (exact.length > 0) return { fit: 'exact', found: exact };
  const unknown = new Set<string>();
  const meant: string[] = [];
  for (const word of words) {
    yield;
    const isKnown = ask([word]).length > 0;
    const swapped = isKnown ? undefined : swaps(word).find((other) => ask([other]).length > 0);
    if (!isKnown && swapped === undefined) unknown.add(word);
    meant.push(swapped ?? word);
  }
  const fuzzy = (word: string) => unknown.has(word) && typingErrors(word);
  yield;
  const similar = ask(meant, { fuzzy });
  if (similar.length > 0) return { fit: 'similar', found: similar };
  yield;
  return { fit: 'some', found: ask(meant, { fuzzy, combineWith: 'OR' }) };
}

/** Wrong letters that are forgiven: one in a word of four letters or more, two in a long one. */
function typingErrors(word: string): number | false {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 4) return false;
  return letters < 8 ? 1 : 2;
}

/** A word with two neighbours exchanged, for each two of them: the commonest error of typing. */
function swaps(word: string): string[] {
  if (word.length < 4) return [];
  return Array.from(
    { length: word.length - 1 },
    (_, place) =>
      word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
  );
}
