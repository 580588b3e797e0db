import { wordsIn } from '../../shared/search-words.ts';

/** The longest query that is counted, in characters: a longer one is a sentence about someone. */
const longest = 40;

/**
 * The words of a query as they are counted: in lower case, without punctuation.
 * @returns null if it may not be kept, because it has a digit, looks like an address, or is too long
 */
export function countableWords(query: string): string | null {
  const text = query.normalize('NFKC');
  if (/[\p{N}@/\\]|\p{L}\.\p{L}/u.test(text)) return null;
  const words = wordsIn(text.toLowerCase())
    .map(({ word }) => word)
    .join(' ');
  const length = Array.from(words).length;
  return length > 1 && length <= longest ? words : null;
}
