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
 * Devanagari word with two usual spellings gets one of them.
 */
export function foldWord(word: string): string {
  return foldDevanagari(word.normalize('NFD'))
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/['’.,]/g, '')
    .replace(/^([a-z]{2,})ies$/, '$1y')
    .replace(/^([a-z]{2,}[^sui])s$/, '$1');
}

/**
 * Devanagari without nukta (फ़ोन as फोन), with anusvara for candrabindu and for the nasal of the
 * consonant that follows (हिन्दी as हिंदी), and without candra (डॉक्टर as डाक्टर).
 * @param word in NFD
 */
function foldDevanagari(word: string): string {
  return word
    .replace(/\u093c/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g, '\u0902')
    .replace(/ॉ/g, 'ा')
    .replace(/ऑ/g, 'आ');
}
