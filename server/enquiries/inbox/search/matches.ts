import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { fieldNames } from '../../../../shared/enquiry-fields.ts';
import { maxWords } from '../../../../shared/search/search.ts';
import { asciiDigits, betweenDigits, leastPhoneDigits } from '../../../../shared/text/digits.ts';
import type { Tables } from '../../../database/index.ts';
import { alikeLetters } from './alike-letters.ts';
import { namedShortly } from './short-names.ts';
import { soundsLike } from './sounds-like.ts';
import { matchesSpelling } from './spellings.ts';

type EnquiryRow = ExpressionBuilder<Tables, 'enquiries'>;

type DatabaseKind = 'sqlite' | 'postgres';

/** The words of a search, each with the words of stored names that are another spelling of it. */
export type StoredSpellings = ReadonlyMap<string, readonly string[]>;

/** How many digits of a phone number are compared, from its end. */
const mostPhoneDigits = 10;

/**
 * For a word with such letters, a text takes as long as if it were gone through this often: in 2,500 of the longest
 * messages up to 118 ms instead of 52 ms, and up to 290 ms if the word begins with one.
 */
const passesForSpellings = 3;
const passesForFirstLetter = 6;

/**
 * The condition that an enquiry matches a search. It searches the stored JSON text or, for a phone number,
 * the digits stored beside it. A word also finds names of the same sound in the other script, and in another spelling
 * of its own.
 * @param search words, each of which must be in one of the fields (the first eight count), or a
 *   phone number
 * @param spellings of its words in Latin letters
 * @param kind of the database that is searched
 */
export function matchesSearch(
  row: EnquiryRow,
  search: string,
  spellings: StoredSpellings,
  kind: DatabaseKind,
): ExpressionWrapper<Tables, 'enquiries', SqlBool> {
  const phone = phoneIn(search);
  if (phone) return row.and([matchesPhone(phone)]);
  return row.and(
    wordsIn(search).map((word) => matchesWord(row, [word, ...(spellings.get(word) ?? [])], kind)),
  );
}

/** How often the text of an enquiry is gone through, at most, until it is known whether it matches. */
export function passesOf(search: string, spellings: StoredSpellings): number {
  if (phoneIn(search)) return 1;
  const words = wordsIn(search).flatMap((word) => [word, ...(spellings.get(word) ?? [])]);
  return words.reduce((sum, word) => {
    return sum + passesPerForm(word) * formsOf(word).size * (1 + namesToRemove(word).length);
  }, 0);
}

function passesPerForm(word: string): number {
  if (alikeIn(word.charAt(0)).length > 0) return passesForFirstLetter;
  return alikeIn(word).length > 0 ? passesForSpellings : 1;
}

/** The last digits of the phone number that a search is; nothing if it is words. */
export function phoneIn(search: string): string | undefined {
  const digits = betweenDigits.reduce(
    (text, part) => text.replaceAll(part, ''),
    asciiDigits(search).replace(/\s/g, ''),
  );
  const isPhone = /^\d+$/.test(digits) && digits.length >= leastPhoneDigits;
  return isPhone ? digits.slice(-mostPhoneDigits) : undefined;
}

/** The words of a search that count. */
export const wordsIn = (search: string) => search.split(/\s+/).slice(0, maxWords);

function matchesPhone(digits: string) {
  return sql<SqlBool>`(phone_digits like ${`%${digits}%`} or (phone_digits is null and ${contentContains(digits)}))`;
}

/** For enquiries stored by an older server, which knew only the digits 0 to 9. */
function contentContains(digits: string) {
  // The first condition is fast and leaves few rows to the second.
  const inOrder = `%${[...digits].join('%')}%`;
  const together = without(betweenDigits);
  return sql<SqlBool>`content like ${inOrder} and ${together} like ${`%${digits}%`}`;
}

function matchesWord(
  row: EnquiryRow,
  [word, ...spellings]: [string, ...string[]],
  kind: DatabaseKind,
) {
  const text = without(namesToRemove(word));
  const matchesForm = (form: string) => {
    if (alikeIn(form).length > 0) return matchesSpellings(text, form, kind);
    const like = sql.raw(kind === 'sqlite' ? 'like' : 'ilike');
    return sql<SqlBool>`${text} ${like} ${patternOf(form)} escape '!'`;
  };
  const ids = soundsLike(word);
  const spelling = matchesSpelling(word);
  return row.or([
    ...[...formsOf(word), ...spellings].map(matchesForm),
    ...namedShortly(word, kind),
    ...(ids ? [sql<SqlBool>`id in ${ids}`] : []),
    ...(spelling ? [spelling] : []),
  ]);
}

/** The condition that a word is in a text, whichever of letters that are alike was written. */
function matchesSpellings(text: RawBuilder<unknown>, word: string, kind: DatabaseKind) {
  const written = [...jsonOf(word)].map((letter) => {
    const [letters] = alikeIn(letter);
    if (letters) return `[${letters}]`;
    if (kind === 'sqlite') return globOf(letter);
    return letter.replace(/[\\^$.*+?()[\]{}|]/, '\\$&');
  });
  const pattern = written.join('');
  if (kind === 'sqlite') return sql<SqlBool>`${text} glob ${`*${pattern}*`}`;
  return sql<SqlBool>`${text} ~* ${pattern}`;
}

/** Any ASCII letter in both cases, since only `LIKE` ignores them. */
function globOf(letter: string): string {
  if (/[a-z]/i.test(letter)) return `[${letter.toLowerCase()}${letter.toUpperCase()}]`;
  return letter.replace(/[*?[]/, '[$&]');
}

const alikeIn = (text: string) =>
  alikeLetters.filter((letters) => [...letters].some((letter) => text.includes(letter)));

/** One typed character may be stored as a letter and a combining mark. */
const formsOf = (word: string) => new Set([word, word.normalize('NFC'), word.normalize('NFD')]);

/** The names of fields as they are stored, if the word is part of one. */
function namesToRemove(word: string): string[] {
  const isInName = fieldNames.some((name) => name.toLowerCase().includes(word.toLowerCase()));
  return isInName ? fieldNames.map((name) => `"${name}":`) : [];
}

/** The stored text with some parts removed. */
function without(parts: readonly string[]) {
  return parts.reduce((text, part) => sql`replace(${text}, ${part}, '')`, sql`content`);
}

/** The word as written in JSON, anywhere in the text. */
function patternOf(word: string): string {
  return `%${jsonOf(word).replace(/[!%_]/g, '!$&')}%`;
}

/** A word as it is written in JSON. */
export const jsonOf = (word: string) => JSON.stringify(word).slice(1, -1);
