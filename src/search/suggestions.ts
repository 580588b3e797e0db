import { type Found, readSearchIndex, search } from '../../shared/search/search.ts';
import { Combobox } from './combobox.ts';
import type { SuggestionFile } from './suggestion-file.ts';

/** As many as fit above a phone's keyboard. */
const maxSuggestions = 6;

for (const container of document.querySelectorAll<HTMLElement>('[data-suggestions]')) {
  suggestIn(container).catch((error: unknown) => {
    console.error('Suggestions could not be loaded:', error);
  });
}

async function suggestIn(container: HTMLElement): Promise<void> {
  // The index is beside the page that the form leads to, and in the same language.
  const address = `${container.closest('form')?.action}-index.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}`);
  const { copy, ignoredWords, index }: SuggestionFile = await response.json();
  const known = readSearchIndex(index);
  const suggest = (typed: string): Found[] =>
    search(known, typed, { ignoredWords, typing: true }).found.slice(0, maxSuggestions);
  new Combobox(container, copy, suggest).update();
}
