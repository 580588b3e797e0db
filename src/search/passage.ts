import { foldWord, type Word, wordsIn } from '../../shared/search/search-words.ts';

/** A piece of text, and whether it is a word that was searched for. */
export interface PassagePart {
  text: string;
  isFound: boolean;
}

/** The length of a passage, in words. */
const length = 30;

/**
 * The part of a text with the most of the words that were found; the first, if several have as many.
 * @param found words as returned by `foldWord`
 */
export function passageOf(text: string, found: Set<string>): PassagePart[] {
  const words = wordsIn(text);
  const isFound = ({ word }: Word) => found.has(foldWord(word));
  const start = bestStart(words, isFound);
  const shown = words.slice(start, start + length);
  const [first, last] = [shown[0], shown.at(-1)];
  if (!first || !last) return [];
  const isWhole = start + length >= words.length;
  const begin = start === 0 ? 0 : first.start;
  const parts: PassagePart[] = start === 0 ? [] : [{ text: '… ', isFound: false }];
  let position = begin;
  for (const word of shown.filter(isFound)) {
    parts.push({ text: text.slice(position, word.start), isFound: false });
    parts.push({ text: word.word, isFound: true });
    position = word.end;
  }
  const rest = isWhole ? text.slice(position) : `${text.slice(position, last.end)} …`;
  return [...parts, { text: rest, isFound: false }].filter((part) => part.text !== '');
}

/** The first word of the passage that contains the most distinct words that were found. */
function bestStart(words: Word[], isFound: (word: Word) => boolean): number {
  const hits = words.flatMap((word, place) =>
    isFound(word) ? { place, word: foldWord(word.word) } : [],
  );
  let best = { start: 0, count: 0 };
  for (const [index, { place }] of hits.entries()) {
    // A few words before the first match give it context.
    const start = place < length ? 0 : place - 5;
    const within = hits.slice(index).filter((hit) => hit.place < start + length);
    const count = new Set(within.map(({ word }) => word)).size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}
