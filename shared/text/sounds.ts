import { transliterate } from './transliterate.ts';

/** A pattern of spellings, and the common form for all of them. */
type Rule = readonly [spellings: RegExp, sound: string];

const applyRules = (rules: readonly Rule[], word: string): string =>
  rules.reduce((text, [spellings, sound]) => text.replace(spellings, sound), word);

/** Spellings of Hindi and Marathi in Latin letters: `ee` or `i`, `phal` or `fal`, `zahir` or `jahir`. */
const spellings: readonly Rule[] = [
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
];

/** Aspirated or not: `chhati` or `chati`, `Siddharth` or `Sidharth`. */
const aspiration: Rule = [/(?<=[bcdgjkst])h+/g, ''];

const doubleLetters: Rule = [/([a-z])\1+/g, '$1'];

/** Rules for both scripts, after transliteration: `khali`, `khaali` and खाली. */
const commonRules: readonly Rule[] = [
  ...spellings,
  aspiration,
  [/ai/g, 'e'],
  [/[ao]u/g, 'o'],
  [/i?y/g, 'i'],
  [/m(?=[bp])/g, 'n'],
  // The inherent vowel, and its long form, which looks the same in Latin letters, are dropped within a word.
  [/^a/g, 'e'],
  [/a/g, ''],
  doubleLetters,
];

/** Additional rules for English words: `angiography` is also written `enjiografi`. */
const englishRules: readonly Rule[] = [
  [/x/g, 'ks'],
  [/g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)|q/g, 'k'],
];

/** How long a sound must remain for `e` to be dropped from it: कोलेस्टेरॉल for `kolestrol`. */
const minLengthWithoutE = 5;

/** A word of a text in either script as it sounds: the same for `khali`, `khaali` and खाली. */
export function soundOf(word: string): string {
  const plainWord = word.normalize('NFD').toLowerCase();
  const isLatin = /^[a-z]+$/.test(plainWord);
  // Marathi writes the vowel of "angio" with signs of its own; here it is heard as an e.
  const latin = isLatin
    ? plainWord
    : transliterate(plainWord.replaceAll('ॅ', 'े').replace(/[ऍॲ]/g, 'ए'));
  const sound = applyRules([...(isLatin ? englishRules : []), ...commonRules], latin);
  const withoutE = sound.replace(/(?<=.)e/g, '');
  return withoutE.length < minLengthWithoutE ? sound : withoutE;
}

/** Additional rules for names. */
const nameRules: readonly Rule[] = [
  // Kamla and कमलाबाई are one person.
  [/(?<=.{3})bh?ai$/, ''],
  [/[djg]ny/g, 'gy'],
  // As in Singh and सिंह.
  [/ngh$|nh$/, 'ng'],
  [/x/g, 'ks'],
  [/q|c(?=k)/g, 'k'],
  // As in Muhammad, Ahmed, Rehman and Verma.
  [/oh/g, 'uh'],
  [/e(?=d$|h|r[^aeiou])/g, 'a'],
  [/ph/g, 'f'],
  // Silent except before a vowel: Deshmukh, Chavhan, Shah and शहा.
  [/(?<=[^aeiou])h|(?<=a)ha?$|h$/g, ''],
  // As in Rao and राव, Jadhao and Jadhav, Chowdhari and चौधरी.
  [/a[ou]$/, 'av'],
  [/ow(?=[^aeiou])/g, 'au'],
  [/[ae][iy]/g, 'e'],
];

/** A word of a name in either script as it sounds: the same for Deshmukh, `deshmuk` and देशमुख. */
export function soundOfName(word: string): string {
  return applyRules(
    [...nameRules, ...commonRules],
    transliterate(word.normalize('NFD').toLowerCase()),
  );
}

const devanagariRules: readonly Rule[] = [
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

const latinRules: readonly Rule[] = [
  [/^na?h?[iy]n?$/, 'nahi'],
  [/^naahin?$/, 'nahi'],
  ...spellings,
  [/ck/g, 'k'],
  doubleLetters,
  aspiration,
];

/**
 * A word of Hindi or Marathi as it sounds, in its own script. In Latin letters people write `chhaati`, `chati` and
 * `chaati`, `nahi`, `nhi` and `ni`, `tez` and `tej`; in Devanagari they omit the dot at the end of a word (नही),
 * write long and short vowels interchangeably (सिने), and an English word in several ways (अटैक, अटेक, एटैक, ॲटॅक).
 */
export function spokenForm(word: string): string {
  return applyRules(/[a-z]/.test(word) ? latinRules : devanagariRules, word);
}
