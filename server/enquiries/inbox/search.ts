import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { WhichEnquiries } from '../../../shared/desk/enquiries/list.ts';
import { maxWords } from '../../../shared/search/search.ts';
import { asciiDigits, betweenDigits, leastPhoneDigits } from '../../../shared/text/digits.ts';
import type { Database, Tables } from '../../database/index.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import { isOneOf } from '../record/one-of.ts';
import { folded, soundMark, soundsIn } from '../record/search-text.ts';
import { hasPatientAnswered } from './queue.ts';

/** How many enquiries are looked through at once: of the longest, as many as take 25 ms. Others are served in between. */
const partSize = 2_500;

/** How many digits of a phone number are compared, from its end. */
const mostPhoneDigits = 10;

/** Names that sound alike are also found by a beginning of that sound, if it has as many letters. */
const leastBeginning = 3;

/** What people write before or after a name. It decides nothing, unless it is all that is searched for. */
const titles = new Set(
  'ji जी dr डॉ mr mrs ms shri sri smt श्री श्रीमती सौ sir madam sahab saheb साहब साहेब'
    .split(' ')
    .map(folded),
);

type EnquiriesSelect = SelectQueryBuilder<Tables, 'enquiries', object>;

/** A filter of the list. */
export interface ChosenEnquiries extends WhichEnquiries {
  /** Only these, if it filters by the doctor. */
  ids?: string[];
}

/** Narrows a query to some of the enquiries. */
export type Part = (query: EnquiriesSelect) => EnquiriesSelect;

/** The position of an enquiry in the list: its time and id. */
export type Place = readonly [time: string, id: string];

interface SearchOptions {
  database: Database;
  /** The clinic's time zone, for filtering by day. */
  timeZone: string;
}

/**
 * The enquiries of a list, newest first, without what is searched for.
 * @param start the last enquiry of the page before; null for the first page
 */
export function listOf(
  { timeZone }: SearchOptions,
  which: ChosenEnquiries,
  start: Place | null,
): Part {
  return (query) => {
    const narrowed = narrow(query, which, timeZone);
    if (start === null) return narrowed;
    return narrowed.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('created_at', 'id'), '<', tuple(...start)),
    );
  };
}

/** The ids of at least as many matching enquiries as are wanted, or of all, newest first. */
export async function findIds(
  options: SearchOptions,
  which: ChosenEnquiries,
  start: Place | null,
  wanted: number,
): Promise<string[]> {
  const isMatch = which.search ? matches(which.search) : sql<SqlBool>`true`;
  const found: string[] = [];
  for (let place = start; ; ) {
    const rows = await listOf(
      options,
      which,
      place,
    )(options.database.selectFrom('enquiries'))
      .select(['id', 'created_at', isMatch.as('is_match')])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(partSize)
      .execute();
    found.push(...rows.flatMap(({ id, is_match }) => (is_match ? [id] : [])));
    const last = rows.at(-1);
    if (found.length >= wanted || !last || rows.length < partSize) return found;
    place = [last.created_at, last.id];
    await setImmediate();
  }
}

/** The condition that an enquiry has all words of a search, or the phone number that it is. */
function matches(search: string) {
  const words = folded(search)
    .split(/\s+/)
    .map(trimmed)
    .filter((word) => word !== '');
  const phone = phoneIn(search);
  if (phone) return has(phone);
  const wanted = words.filter((word) => !titles.has(word));
  const conditions = (wanted.length > 0 ? wanted : words).slice(0, maxWords).map(hasWord);
  return conditions.length > 0
    ? sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
    : sql<SqlBool>`false`;
}

/** Without the marks around a word, unless it is nothing else: `Verma,` as `verma`. */
function trimmed(word: string): string {
  return word.replace(/^[,;:!?.।]+|[,;:!?.।]+$/g, '') || word;
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

/** The condition that a word is in one of the texts, or is heard like a name. */
function hasWord(word: string) {
  const [sound, another] = /^[a-z\p{Script=Devanagari}]+$/u.test(word) ? soundsIn(word) : [];
  if (sound === undefined || another !== undefined) return has(word);
  const consonants = sound.replace(/[aeiou]/g, '');
  const end = consonants.length < leastBeginning ? soundMark : '';
  return sql<SqlBool>`(${has(word)} or ${has(soundMark + sound + end)})`;
}

function has(part: string) {
  return sql<SqlBool>`search like ${`%${part.replace(/[!%_]/g, '!$&')}%`} escape '!'`;
}

/** The enquiries that a filter means, without what is searched for. */
export function narrow(
  query: EnquiriesSelect,
  { tab, urgent, answers, unsent, ids, from, to }: ChosenEnquiries,
  timeZone: string,
): EnquiriesSelect {
  const clock = new ClinicClock(timeZone);
  let chosen = query;
  if (tab) chosen = chosen.where('tab', '=', tab);
  if (urgent) chosen = chosen.where(sql<SqlBool>`urgent`);
  if (answers) chosen = chosen.where(hasPatientAnswered);
  if (unsent) chosen = chosen.where('unsent_offer', 'is not', null);
  if (ids) chosen = chosen.where(isOneOf('id', ids));
  if (from) chosen = chosen.where('created_at', '>=', clock.toUtc(from));
  if (to) chosen = chosen.where('created_at', '<=', clock.toUtc(`${to}T23:59:59.999`));
  return chosen;
}
