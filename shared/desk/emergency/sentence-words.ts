import { asciiDigits } from '../../text/digits.ts';
import { withoutMarkRuns } from '../../text/mark-runs.ts';
import { plainLetters } from '../../text/plain-letters.ts';

/** The words of a text in lower case, without the dots of Devanagari that people leave out or mix up. */
export const wordsIn = (text: string): string[] => wordsOf(plain(text));

/** The words of each sentence of a text. A comma ends none, nor does the dot of "Dr.", of a decimal or of "…". */
export function sentencesIn(text: string): string[][] {
  const sentenceEnd = /[।॥|?!\n]+|(?<!\.)\.(?=\s)/u;
  return plain(text)
    .replace(abbreviations, '$1 ')
    .replace(pressures, '$1 diastolic$2')
    .split(sentenceEnd)
    .map(wordsOf);
}

const abbreviations = /(?<![\p{L}\p{M}])(dr|mr|mrs|smt|shri|sh|डॉ|डा|श्री|श्रीमती)\./gu;

/** Both values of a blood pressure, of which the lower one is no other reading: "130/80", "130 over 80". */
const pressures = /(?<!\d)(\d{2,3})\s*(?:\/|over|by|upon|बाय)\s*(\d{2,3})(?!\d)/gu;

const wordsOf = (plainText: string): string[] => plainText.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

function plain(text: string): string {
  return plainLetters(asciiDigits(withoutMarkRuns(text))).replaceAll('’', "'");
}
