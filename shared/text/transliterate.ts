import { asciiDigits } from './digits.ts';

const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऍ: 'a',
  ॲ: 'a',
  ऐ: 'ai',
  ओ: 'o',
  ऑ: 'o',
  औ: 'au',
};

const vowelSigns: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ॅ': 'a',
  'ै': 'ai',
  'ो': 'o',
  'ॉ': 'o',
  'ौ': 'au',
  '\u094D': '',
};

const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** A letter of Devanagari: a consonant with its sign, if it has one, or a vowel; then the sign that makes it nasal. */
const letter = /([\u0915-\u0939])\u093C?([\u093E-\u094D]?)([ंँ]?)|([\u0904-\u0914\u0972])([ंँ]?)/g;

/** A nasal before a labial consonant: `संपर्क` is `sampark`. */
const nasalBeforeLabial = /[ंँ](?=[प-म])/g;

/** A consonant without a sign is spoken with an `a`, which is written here as a placeholder at first. */
const inherentVowel = '\u0259';

/**
 * Writes words in Devanagari with the letters a to z, roughly as they are spoken: `हृदय की देखभाल` is
 * `hriday ki dekhbhal`. Accents are removed from other letters; everything else stays.
 */
export function transliterate(text: string): string {
  return asciiDigits(text)
    .normalize('NFD')
    .replace(/[\u200C\u200D]/g, '')
    .replace(/\p{Script=Latin}\p{M}+/gu, ([first = '']) => first)
    .replaceAll('ज्ञ', 'ग्य')
    .replace(nasalBeforeLabial, 'म्')
    .replace(letter, (_, consonant, sign, nasal, vowel, vowelNasal) => {
      if (vowel) return (vowels[vowel] ?? '') + (vowelNasal ? 'n' : '');
      const vowelLetter = sign ? (vowelSigns[sign] ?? '') : inherentVowel;
      return (consonants[consonant] ?? '') + vowelLetter + (nasal ? 'n' : '');
    })
    .replace(silentAtEnd, '$1')
    .replace(silentWithin, '$1')
    .replaceAll(inherentVowel, 'a');
}

const spokenVowel = '[aeiou]';
const anyVowel = `[aeiou${inherentVowel}]`;
const consonant = `[^\\saeiou${inherentVowel}]`;
const consonantButRlvy = `[^\\saeiou${inherentVowel}rlvy]`;

/** The Latin letters of a consonant that has more than one. */
const digraph = '[bcdgjkpt]h|chh|sh';

/**
 * At the end of a word of more than one letter the inherent vowel is silent: `हृदय` is `hriday`. It is spoken
 * where `r`, `l`, `v` or `y` follows another consonant: `चक्र` is `chakra`.
 */
const silentAtEnd = new RegExp(
  `(${anyVowel}(?:${consonant}|${consonant}+${consonantButRlvy}))${inherentVowel}(?![a-z${inherentVowel}])`,
  'g',
);

/** The inherent vowel is also silent between two spoken syllables: `देखभाल` is `dekhbhal`. */
const silentWithin = new RegExp(
  `(${spokenVowel}(?:${digraph}|[a-z]))${inherentVowel}(?=(?:${digraph}|${consonant})${spokenVowel})`,
  'g',
);
