import { type Found, readSearchIndex, search } from '../../shared/search.ts';
import type { SuggestionCopy, SuggestionFile } from './suggestion-file.ts';

export { Combobox } from './combobox.ts';

/** Most that is suggested: what a phone shows beside its keyboard. */
const maxSuggestions = 6;

/** What suggestions are made with. */
interface Suggestions {
  copy: SuggestionCopy;
  /** What fits what has been typed so far, the best first. */
  suggest: (typed: string) => Found[];
}

/**
 * Loads what suggestions are made of.
 * @param address of the file
 * @throws where it cannot be loaded
 */
export async function loadSuggestions(address: string): Promise<Suggestions> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const { copy, ignoredWords, index }: SuggestionFile = await response.json();
  const known = readSearchIndex(index, ignoredWords);
  return {
    copy,
    suggest: (typed) => search(known, typed, { typing: true }).found.slice(0, maxSuggestions),
  };
}
