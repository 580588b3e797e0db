import { type SqlBool, sql } from 'kysely';
import { asciiDigits, betweenDigits, minPhoneDigits } from '../../../shared/text/digits.ts';
import { maxWords } from '../../../shared/text/search-words.ts';
import { fold, soundMark, soundsIn } from '../record/lookup.ts';

/** How many digits of a phone number are compared, from its end. */
const comparedDigits = 10;

/** A name is also found by the beginning of its sound, if that has at least this many consonants. */
const minPrefixConsonants = 3;

/** Titles that people write before or after a name. They are ignored, unless nothing else is searched for. */
const titles = new Set(
  'ji जी dr डॉ mr mrs ms shri sri smt श्री श्रीमती सौ sir madam sahab saheb साहब साहेब'
    .split(' ')
    .map(fold),
);

/** The condition that an enquiry has the first `maxWords` words of a search, or the phone number if it is one. */
export function matchesSearch(search: string) {
  const words = fold(search)
    .split(/\s+/)
    .map(trimWord)
    .filter((word) => word !== '');
  const phone = phoneIn(search);
  if (phone) return contains(phone);
  const terms = words.filter((word) => !titles.has(word));
  const conditions = (terms.length > 0 ? terms : words).slice(0, maxWords).map(hasWord);
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
    : sql<SqlBool>`false`;
}

/** A word without the punctuation around it, unless it is nothing but punctuation: `Verma,` as `verma`. */
function trimWord(word: string): string {
  return word.replace(/^[,;:!?.।]+|[,;:!?.।]+$/g, '') || word;
}

/** The last digits if a search is a phone number; undefined if it is words. */
function phoneIn(search: string): string | undefined {
  const digits = betweenDigits.reduce(
    (text, part) => text.replaceAll(part, ''),
    asciiDigits(search).replace(/\s/g, ''),
  );
  const isPhone = /^\d+$/.test(digits) && digits.length >= minPhoneDigits;
  return isPhone ? digits.slice(-comparedDigits) : undefined;
}

/** The condition that a word is in one of the texts, or sounds like a word of the name. */
function hasWord(word: string) {
  const [sound, secondSound] = /^[a-z\p{Script=Devanagari}]+$/u.test(word) ? soundsIn(word) : [];
  if (sound === undefined || secondSound !== undefined) return contains(word);
  const consonants = sound.replace(/[aeiou]/g, '');
  const end = consonants.length < minPrefixConsonants ? soundMark : '';
  return sql<SqlBool>`(${contains(word)} or ${contains(soundMark + sound + end)})`;
}

function contains(part: string) {
  return sql<SqlBool>`search like ${`%${part.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
}
