import { asciiDigits } from '../../text/digits.ts';
import { withoutMarkRuns } from '../../text/mark-runs.ts';

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
  const [nukta, chandrabindu, anusvara] = ['\u093c', '\u0901', '\u0902'] as const;
  const joiners = /[\u200c\u200d]/g;
  return asciiDigits(withoutMarkRuns(text))
    .normalize('NFD')
    .replaceAll(nukta, '')
    .replaceAll(chandrabindu, anusvara)
    .replaceAll(joiners, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/**
 * A word of Hindi or Marathi as it sounds. In Latin letters people write `chhaati`, `chati` and `chaati`, `nahi`,
 * `nhi` and `ni`, `tez` and `tej`; in Devanagari they leave out the dot at the end of a word (नही), write the long
 * and the short vowel for each other (सिने), and an English word in several ways (अटैक, अटेक, एटैक, ॲटॅक).
 */
export function asHeard(word: string): string {
  return soundOf(word, /[a-z]/.test(word) ? latinSounds : devanagariSounds);
}

type Sounds = [written: RegExp, heard: string][];

const devanagariSounds: Sounds = [
  [/\u0902$/, ''],
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/ई/g, 'इ'],
  [/ऊ/g, 'उ'],
  [/[ैॅ]/g, 'े'],
  [/ऐ|ऍ|ॲ|अे/g, 'ए'],
  [/[शष]/g, 'स'],
  [/ण/g, 'न'],
  [/ट्ट/g, 'ट'],
];

const latinSounds: Sounds = [
  [/^na?h?[iy]n?$/, 'nahi'],
  [/^naahin?$/, 'nahi'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ck/g, 'k'],
  [/([a-z])\1+/g, '$1'],
  [/([bcdgjkst])h/g, '$1'],
];

function soundOf(word: string, sounds: Sounds): string {
  return sounds.reduce((heard, [written, sound]) => heard.replace(written, sound), word);
}
