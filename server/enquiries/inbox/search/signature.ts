import { fieldNames } from '../../../../shared/enquiry-fields.ts';
import { withoutMarkRuns } from '../../../../shared/text/mark-runs.ts';
import type { SignatureColumns } from '../../../database/lookup-tables.ts';
import { alikeLetters } from './alike-letters.ts';

const columns = 10;

/** JavaScript's integers are exact up to 53 bits. */
const bitsPerColumn = 52;

/** Letters that are written for one another; marks are left out anyway. */
const replaced = alikeLetters.flatMap((letters) => {
  const [meant = '', ...written] = letters.replace(/\p{M}/gu, '');
  return written.map((letter) => [letter, meant] as const);
});

/** A signature that no word is missing from. */
export const fullSignature: readonly number[] = Array<number>(columns).fill(2 ** bitsPerColumn - 1);

/**
 * The signature of an enquiry's text: a bit for each three letters that follow one another in a word. Whatever a
 * search finds in the text has no bit that the text has not; the converse holds for most texts of up to a hundred
 * words. It is stored: whoever changes how it is made adds a migration that empties `signed`.
 * @param content as it is stored
 * @param phoneDigits as they are stored
 */
export function signatureOf(content: string, phoneDigits: string): number[] {
  const texts = fieldNames.reduce((text, name) => text.replaceAll(`"${name}":`, ' '), content);
  return signatureOfWords(`${texts} ${phoneDigits}`.split(/\s+/));
}

/** A signature as it is stored. */
export function columnsOf(signature: readonly number[]): SignatureColumns {
  return Object.fromEntries(signature.map((bits, at) => [`bits_${at}`, bits])) as SignatureColumns;
}

/** The signature of words that are searched for; one of fewer than three letters has no bit. */
export function signatureOfWords(words: string[]): number[] {
  const bits = new Set(words.flatMap((word) => bitsOf([...lettersOf(word)])));
  const signature = Array<number>(columns).fill(0);
  for (const bit of bits) {
    const column = Math.floor(bit / bitsPerColumn);
    signature[column] = (signature[column] ?? 0) + 2 ** (bit % bitsPerColumn);
  }
  return signature;
}

/**
 * The letters without case, accents and the signs of Devanagari's vowels, however the text is normalised. In upper case
 * alone, a capital ẞ would not be ß.
 */
function lettersOf(word: string): string {
  const letters = withoutMarkRuns(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .toUpperCase();
  return replaced.reduce((text, [written, meant]) => text.replaceAll(written, meant), letters);
}

function bitsOf(letters: string[]): number[] {
  return letters.slice(2).map((third, at) => bitOf([letters[at], letters[at + 1], third].join('')));
}

/** The FNV-1a hash of three letters, reduced to a bit. */
function bitOf(letters: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < letters.length; at += 1) {
    hash = Math.imul(hash ^ letters.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0) % (columns * bitsPerColumn);
}
