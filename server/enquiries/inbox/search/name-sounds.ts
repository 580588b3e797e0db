import { latinLetters } from '../../../../shared/text/latin-letters.ts';

/** A word of a name as it sounds, and the script in which it is written. */
export interface NameSounds {
  script: 'latin' | 'devanagari';
  /** Its consonants, and `i` or `u` for its other vowels: `dismuk` for Deshmukh and देशमुख. */
  sounds: string;
}

const wordOfOneScript = /[a-z](?:[a-z]|[\u0300-\u036f])*|[\u0900-\u0963\u0970-\u097f]+/g;

/** Shorter ones are shared by too many names. */
const fewestSounds = 2;

/** Letters that are written for one sound, in this order. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/[djg]ny/g, 'gy'],
  // As in Singh and सिंह.
  [/ngh$|nh$/, 'ng'],
  [/x/g, 'ks'],
  [/q|c(?=k)/g, 'k'],
  [/chh?/g, 'c'],
  [/ph|f/g, 'p'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  // It is heard in few of the names that are left: Deshmukh, Mehta, Chavhan.
  [/h/g, ''],
  [/[ey]/g, 'i'],
  [/o/g, 'u'],
  [/a/g, ''],
  [/(.)\1+/g, '$1'],
  // Many leave out the last vowel.
  [/[iu]$/, ''],
];

/**
 * How the words of a name sound, by which a name is found that was written in the other script. It is stored: whoever
 * changes this or `latinLetters` adds a migration that empties `signed`.
 * @param name words in Latin letters or Devanagari; others are left out
 */
export function soundsIn(name: string): NameSounds[] {
  const words = name.normalize('NFD').toLowerCase().match(wordOfOneScript) ?? [];
  const found = words.map((word): NameSounds => {
    const spoken = sameSound.reduce((text, [written, sound]) => {
      return text.replace(written, sound);
    }, latinLetters(word));
    return { script: /[a-z]/.test(word) ? 'latin' : 'devanagari', sounds: spoken };
  });
  return found.filter(({ sounds }) => sounds.length >= fewestSounds);
}
