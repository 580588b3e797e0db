import type { SearchKind } from '../../shared/search/search.ts';

/** The words shown with suggestions; `{COUNT}` is how many there are. */
export interface SuggestionCopy {
  label: string;
  none: string;
  one: string;
  many: string;
  kinds: Record<SearchKind, string>;
}

/** `/search-index.json`: the data from which the browser makes suggestions. */
export interface SuggestionFile {
  copy: SuggestionCopy;
  ignoredWords: string[];
  /** A MiniSearch index, as `readSearchIndex` reads it. */
  index: object;
}
