import { foldLetters, foldNasals } from './fold-letters.ts';

/** Maximum number of words that count in a query: each takes time, and a longer query was probably pasted. */
export const maxWords = 8;

/** A number with its separators, or a word with its combining marks and apostrophes. */
const wordPattern =
  /\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;

/** A word of a text, and its position. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

/** The words of a text in any script, in order. */
export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}

/** The hyphenated words of a text, with their hyphens removed. */
export function compoundsIn(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu) ?? []).map((word) =>
    word.replaceAll('-', ''),
  );
}

/**
 * Normalises a word for comparison: lower case, without accents, separators, the apostrophe s and the s of
 * an English plural. Combining marks of other scripts, such as the vowel signs of Devanagari, are kept; a
 * Devanagari word with two common spellings gets one of them.
 */
export function foldWord(word: string): string {
  return foldNasals(foldLetters(word))
    .replace(/ॉ/g, 'ा')
    .replace(/ऑ/g, 'आ')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/['’]s$/, '')
    .replace(/['’.,]/g, '')
    .replace(/^([a-z]{2,})ies$/, '$1y')
    .replace(/^([a-z]{2,}[^sui])s$/, '$1');
}
