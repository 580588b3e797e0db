import { latinLetters } from '../../../../shared/text/latin-letters.ts';

/** Letters that are written for one sound, in this order. Unlike `sounds`, nothing of this is stored. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/q|c(?=k)/g, 'k'],
  [/f/g, 'p'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/aa+/g, 'a'],
  [/ee+|ii+/g, 'i'],
  [/oo+/g, 'u'],
  // As in Muhammad, Ahmed and Verma.
  [/oh/g, 'uh'],
  [/e(?=d$|r[^aeiou])/g, 'a'],
  [/[ae][iy]/g, 'e'],
  [/a[uv]$/g, 'ao'],
  [/[ao]u/g, 'o'],
  [/y/g, 'i'],
  // With and without breath: Bhushan, Geetha, Siddharth, Akshay.
  [/(?!^)h/g, ''],
  [/(.)\1+/g, '$1'],
];

/** Many leave out an `a` between two consonants, as in Bhosle. */
const silent = /(?<=[^aeiou])a(?=[^aeiou])/g;

/** A word of a name, written as it is heard: the same for Lakshmi and Laxmi. */
export function keyOf(word: string): string {
  const letters = latinLetters(word.normalize('NFD').toLowerCase());
  return sameSound.reduce((text, [written, sound]) => text.replace(written, sound), letters);
}

/** Whether two words of the same script are one name in two spellings. */
export function areAlike(one: string, other: string): boolean {
  return keyOf(one).replace(silent, '') === keyOf(other).replace(silent, '');
}
