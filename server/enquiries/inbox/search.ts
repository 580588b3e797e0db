import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { asciiDigits, betweenDigits, leastPhoneDigits } from '../../../shared/digits.ts';
import { fieldNames } from '../../../shared/enquiry-fields.ts';
import { maxWords } from '../../../shared/search.ts';
import type { Tables } from '../../database/index.ts';

type EnquiryRow = ExpressionBuilder<Tables, 'enquiries'>;

/** How many of the digits of a phone number count. */
const mostPhoneDigits = 10;

/**
 * The condition that an enquiry holds what is looked for. It reads the stored JSON text as it is, and
 * for a phone number the digits beside it: there is no index to keep in step, and nothing is left of what
 * was forgotten.
 * @param search words, each of which must be in one of the fields (the first eight count), or a
 *   phone number
 * @param like the operator that does not tell capitals: `like` on SQLite, `ilike` on PostgreSQL
 */
export function holds(
  row: EnquiryRow,
  search: string,
  like: 'like' | 'ilike',
): ExpressionWrapper<Tables, 'enquiries', SqlBool> {
  const digits = betweenDigits.reduce(
    (text, part) => text.replaceAll(part, ''),
    asciiDigits(search).replace(/\s/g, ''),
  );
  if (/^\d+$/.test(digits) && digits.length >= leastPhoneDigits) {
    return row.and([holdsPhone(digits.slice(-mostPhoneDigits))]);
  }
  return row.and(
    search
      .split(/\s+/)
      .slice(0, maxWords)
      .map((word) => holdsWord(row, word, like)),
  );
}

function holdsPhone(digits: string) {
  return sql<SqlBool>`(phone_digits like ${`%${digits}%`} or (phone_digits is null and ${holdsInContent(digits)}))`;
}

/** For an enquiry that was stored by an older server, which knows only digits from 0 to 9. */
function holdsInContent(digits: string) {
  // The first condition is quick and leaves few to the second.
  const inOrder = `%${[...digits].join('%')}%`;
  const together = without(betweenDigits);
  return sql<SqlBool>`content like ${inOrder} and ${together} like ${`%${digits}%`}`;
}

function holdsWord(row: EnquiryRow, word: string, like: 'like' | 'ilike') {
  // What is typed as one letter may be stored as a letter and a sign.
  const forms = new Set([word, word.normalize('NFC'), word.normalize('NFD')]);
  const operator = sql.raw(like);
  return row.or(
    [...forms].map((form) => sql<SqlBool>`content ${operator} ${patternOf(form)} escape '!'`),
  );
}

/** The stored text without some parts of it. */
function without(parts: readonly string[]) {
  return parts.reduce((text, part) => sql`replace(${text}, ${part}, '')`, sql`content`);
}

/**
 * The word as it stands in JSON, wherever it stands. A word that is part of the fields' own names,
 * such as `me`, has to stand there once more than the names have it.
 */
function patternOf(word: string): string {
  const stored = JSON.stringify(word).slice(1, -1).replace(/[!%_]/g, '!$&');
  const inNames = fieldNames.join('\n').split(word.toLowerCase()).length - 1;
  return `%${Array(inNames + 1)
    .fill(stored)
    .join('%')}%`;
}
