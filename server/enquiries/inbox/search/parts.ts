import { setImmediate } from 'node:timers/promises';
import { type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import type { WhichEnquiries } from '../../../../shared/desk/enquiries/list.ts';
import { type Database, isSqlite, type Tables } from '../../../database/index.ts';
import { ClinicClock } from '../../../time/clinic-clock.ts';
import { isOneOf } from '../../record/one-of.ts';
import { hasPatientAnswered } from '../queue.ts';
import { candidatesFor } from './candidates.ts';
import { matchesSearch, passesOf, type StoredSpellings } from './matches.ts';
import { storedSpellings } from './stored-spellings.ts';

/** How many enquiries are read in one part. On PostgreSQL each part costs a round trip. */
const partSizes = { sqlite: 1_000, postgres: 5_000 };

/**
 * How many are searched in one part on SQLite, if they are long and gone through often. SQLite works on the
 * server's own thread; a hundred of the longest messages take up to 20 ms there, a thousand of the usual ones 1 ms.
 */
const longPartSize = 100;

/**
 * A search that goes through each message at most this often has larger parts there, whatever their length: once
 * through a thousand of the longest messages takes up to 14 ms.
 */
const fewPasses = 3;
const onePassSize = 2_500;

/** How many of those that may match a search are looked at in one part. */
const candidatesPart = 100;

/** A hundred of the longest messages, in bytes. */
const longPart = 1_500_000;

type EnquiriesSelect = SelectQueryBuilder<Tables, 'enquiries', object>;

/** A filter of the list. */
export interface ChosenEnquiries extends WhichEnquiries {
  /** Only these, if it filters by the doctor. */
  ids?: string[];
}

/** Narrows a query to a part of the enquiries. */
export type Part = (query: EnquiriesSelect) => EnquiriesSelect;

/** The position of an enquiry in the list: its time and id. */
export type Place = readonly [time: string, id: string];

interface PartsOptions {
  database: Database;
  /** The clinic's time zone, for filtering by day. */
  timeZone: string;
}

/**
 * The enquiries of a list, newest first.
 * @param start the last enquiry of the page before; null for the first page
 */
export function listOf(
  { timeZone }: PartsOptions,
  which: ChosenEnquiries,
  start: Place | null,
): Part {
  return (query) => startAfter(narrow(query, which, timeZone), start);
}

/**
 * All matching enquiries, newest first, in parts, so that the server answers other requests in between.
 * @param start the last enquiry of the page before; null for all
 */
export async function* partsOf(
  options: PartsOptions,
  which: ChosenEnquiries,
  start: Place | null,
): AsyncGenerator<Part> {
  const { database } = options;
  const { search } = which;
  const spellings = await storedSpellings(database, search ?? '');
  const candidates = search ? await candidatesFor(database, search, spellings) : null;
  if (!search || !candidates) {
    yield* partsInOrder(options, which, start, spellings);
    return;
  }
  const { tab, ...others } = which;
  const meant = listOf(options, others, start);
  for (let at = 0; at < candidates.length; at += candidatesPart) {
    const ids = candidates.slice(at, at + candidatesPart);
    yield (query) => {
      const these = meant(query).where('id', 'in', ids);
      const chosen = searched(these, search, spellings, kindOf(database));
      // By the index of the tabs, SQLite would go through the whole tab.
      return tab ? chosen.where(sql<SqlBool>`coalesce(desk_tab, '') = ${tab}`) : chosen;
    };
    await setImmediate();
  }
}

/** The enquiries of a list one after another. */
async function* partsInOrder(
  options: PartsOptions,
  which: ChosenEnquiries,
  start: Place | null,
  spellings: StoredSpellings,
): AsyncGenerator<Part> {
  const { database } = options;
  const { search } = which;
  const kind = kindOf(database);
  const passes = search && kind === 'sqlite' ? passesOf(search, spellings) : 0;
  const isQuick = passes > 0 && passes <= fewPasses;
  const size = isQuick ? Math.ceil(onePassSize / passes) : partSizes[kind];
  let from = start;
  for (;;) {
    const meant = listOf(options, which, from);
    const all = meant(database.selectFrom('enquiries'));
    let last = await placeOf(all, size);
    if (passes > fewPasses && (await bytesIn(endAt(all, last))) > longPart) {
      last = await placeOf(all, longPartSize);
    }
    const end = last;
    yield (query) => {
      const between = endAt(meant(query), end);
      return search ? searched(between, search, spellings, kind) : between;
    };
    if (end === null) return;
    from = end;
    await setImmediate();
  }
}

const kindOf = (database: Database) => (isSqlite(database) ? 'sqlite' : 'postgres');

function searched(
  query: EnquiriesSelect,
  search: string,
  spellings: StoredSpellings,
  kind: ReturnType<typeof kindOf>,
) {
  return query.where((row) => matchesSearch(row, search, spellings, kind));
}

/** The position of the last of this many enquiries; null if there are fewer. */
async function placeOf(query: EnquiriesSelect, count: number): Promise<Place | null> {
  const last = await query
    .select(['created_at', 'id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst();
  return last ? [last.created_at, last.id] : null;
}

/** The length of the stored texts. */
async function bytesIn(query: EnquiriesSelect): Promise<number> {
  const { bytes } = await query
    .select(sql<number | null>`sum(octet_length(content))`.as('bytes'))
    .executeTakeFirstOrThrow();
  return bytes ?? 0;
}

/** Narrows a query to the enquiries of a filter, whatever it searches for. */
export function narrow(
  query: EnquiriesSelect,
  { tab, urgent, answers, ids, from, to }: ChosenEnquiries,
  timeZone: string,
): EnquiriesSelect {
  const clock = new ClinicClock(timeZone);
  let chosen = query;
  if (tab) chosen = chosen.where('desk_tab', '=', tab);
  if (urgent) chosen = chosen.where(sql<SqlBool>`urgent`);
  if (answers) chosen = chosen.where(hasPatientAnswered);
  if (ids) chosen = chosen.where(isOneOf('id', ids));
  if (from) chosen = chosen.where('created_at', '>=', clock.toUtc(from));
  if (to) chosen = chosen.where('created_at', '<=', clock.toUtc(`${to}T23:59:59.999`));
  return chosen;
}

function startAfter(query: EnquiriesSelect, place: Place | null): EnquiriesSelect {
  if (place === null) return query;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '<', tuple(...place)),
  );
}

function endAt(query: EnquiriesSelect, place: Place | null): EnquiriesSelect {
  if (place === null) return query;
  return query.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('created_at', 'id'), '>=', tuple(...place)),
  );
}
