import { foldWord } from '../../shared/search/search-words.ts';
import { latinLetters } from '../../shared/text/latin-letters.ts';

/** Sounds of fewer letters are those of too many words. */
const shortest = 3;

/** Without its e a sound of this many letters is still that of one word: कोलेस्टेरॉल for "kolestrol". */
const long = 5;

type Rule = [written: RegExp, heard: string];

/** What people write in several ways in Latin letters: "angiography", "enjiografi". */
const rules: Rule[] = [
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
];

/** What is written in several ways in both scripts: "khali", "khaali" and खाली. */
const commonRules: Rule[] = [
  [/ph/g, 'f'],
  [/(?<=[bcdgjkst])h+/g, ''],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ai/g, 'e'],
  [/[ao]u/g, 'o'],
  [/i?y/g, 'i'],
  [/m(?=[bp])/g, 'n'],
  // The vowel that Devanagari does not write, and its long form, which in Latin letters looks the same.
  [/^a/g, 'e'],
  [/a/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A word of either script as it sounds: the same for "khali", "khaali" and खाली. */
export function soundOf(word: string): string {
  const plain = word.normalize('NFD').toLowerCase();
  const isLatin = /^[a-z]+$/.test(plain);
  // Marathi writes the vowel of "angio" with signs of its own; here it is heard as an e.
  const written = isLatin ? plain : latinLetters(plain.replaceAll('ॅ', 'े').replace(/[ऍॲ]/g, 'ए'));
  const heard = [...(isLatin ? rules : []), ...commonRules].reduce(
    (sound, [from, to]) => sound.replace(from, to),
    written,
  );
  const consonants = heard.replace(/(?<=.)e/g, '');
  return consonants.length < long ? heard : consonants;
}

const devanagari = /[\u0900-\u0963\u0970-\u097f\u200c\u200d]+/g;

/**
 * Finds the words in Devanagari of some texts that sound like another: खाली for "khali", इको for ईको. For those in
 * Latin letters there are the corrections of typing errors.
 */
export function wordsBySound(texts: Iterable<string>): (word: string) => string[] {
  const words = new Set(Array.from(texts, (text) => text.match(devanagari) ?? []).flat());
  const bySound = new Map<string, Set<string>>();
  for (const word of words) {
    const sound = soundOf(word);
    if (sound.length < shortest) continue;
    const alike = bySound.get(sound) ?? new Set();
    bySound.set(sound, alike.add(foldWord(word)));
  }
  return (word) => [...(bySound.get(soundOf(word)) ?? [])];
}
