import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { fieldNames } from '../../../shared/enquiry-fields.ts';
import { maxWords } from '../../../shared/search/search.ts';
import { asciiDigits, betweenDigits, leastPhoneDigits } from '../../../shared/text/digits.ts';
import type { Tables } from '../../database/index.ts';

type EnquiryRow = ExpressionBuilder<Tables, 'enquiries'>;

/** How many digits of a phone number are compared, from its end. */
const mostPhoneDigits = 10;

/**
 * The condition that an enquiry matches a search. It searches the stored JSON text or, for a phone number,
 * the digits stored beside it. There is no index to keep up to date, and nothing remains of deleted
 * enquiries.
 * @param search words, each of which must be in one of the fields (the first eight count), or a
 *   phone number
 * @param like the case-insensitive operator: `like` on SQLite, `ilike` on PostgreSQL
 */
export function matchesSearch(
  row: EnquiryRow,
  search: string,
  like: 'like' | 'ilike',
): ExpressionWrapper<Tables, 'enquiries', SqlBool> {
  const phone = phoneIn(search);
  if (phone) return row.and([matchesPhone(phone)]);
  return row.and(wordsIn(search).map((word) => matchesWord(row, word, like)));
}

/** How often the text of an enquiry is gone through, at most, until it is known whether it matches. */
export function passesOf(search: string): number {
  if (phoneIn(search)) return 1;
  return wordsIn(search).reduce((sum, word) => {
    return sum + formsOf(word).size * (1 + namesToRemove(word).length);
  }, 0);
}

/** The last digits of the phone number that a search is; nothing if it is words. */
function phoneIn(search: string): string | undefined {
  const digits = betweenDigits.reduce(
    (text, part) => text.replaceAll(part, ''),
    asciiDigits(search).replace(/\s/g, ''),
  );
  const isPhone = /^\d+$/.test(digits) && digits.length >= leastPhoneDigits;
  return isPhone ? digits.slice(-mostPhoneDigits) : undefined;
}

const wordsIn = (search: string) => search.split(/\s+/).slice(0, maxWords);

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

function matchesWord(row: EnquiryRow, word: string, like: 'like' | 'ilike') {
  const operator = sql.raw(like);
  const text = without(namesToRemove(word));
  return row.or(
    [...formsOf(word)].map(
      (form) => sql<SqlBool>`${text} ${operator} ${patternOf(form)} escape '!'`,
    ),
  );
}

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
  return `%${JSON.stringify(word).slice(1, -1).replace(/[!%_]/g, '!$&')}%`;
}
