import { setImmediate } from 'node:timers/promises';
import type { SelectQueryBuilder } from 'kysely';
import type { WhichEnquiries } from '../../../shared/desk/enquiries.ts';
import { type Database, isSqlite, type Tables } from '../../database/index.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import { matchesSearch } from './search.ts';

/**
 * How many enquiries are searched, and how many ids are read, in one part. SQLite works on the server's
 * own thread, where a hundred of the longest messages take up to 20 ms. PostgreSQL does not; there each
 * part costs a round trip.
 */
const sizes = {
  sqlite: { searched: 100, read: 1_000 },
  postgres: { searched: 5_000, read: 5_000 },
};

type EnquiriesSelect = SelectQueryBuilder<Tables, 'enquiries', object>;

/** Narrows a query to a part of the enquiries. */
export type Part = (query: EnquiriesSelect) => EnquiriesSelect;

/** The position of an enquiry in the list: its time and id. */
type Place = readonly [time: string, id: string];

interface PartsOptions {
  database: Database;
  /** The clinic's time zone, for filtering by day. */
  timeZone: string;
}

/**
 * The enquiries of a list, newest first: all at once or, for a search, in parts, so that the server answers
 * other requests in between.
 * @param start the last enquiry of the page before; null for the first page
 */
export async function* pagePartsOf(
  options: PartsOptions,
  which: WhichEnquiries,
  start: Place | null,
): AsyncGenerator<Part> {
  if (which.search) yield* partsOf(options, which, sizesIn(options.database).searched, start);
  else yield (query) => startAfter(narrow(query, which, options.timeZone), start);
}

/** All matching enquiries, newest first, in parts, so that the server answers other requests in between. */
export function idPartsOf(options: PartsOptions, which: WhichEnquiries): AsyncGenerator<Part> {
  const { searched, read } = sizesIn(options.database);
  return partsOf(options, which, which.search ? searched : read, null);
}

async function* partsOf(
  { database, timeZone }: PartsOptions,
  which: WhichEnquiries,
  size: number,
  start: Place | null,
): AsyncGenerator<Part> {
  const like = isSqlite(database) ? 'like' : 'ilike';
  const { search } = which;
  let from = start;
  for (;;) {
    const after = from;
    const meant: Part = (query) => startAfter(narrow(query, which, timeZone), after);
    const last = await placeOf(meant(database.selectFrom('enquiries')), size);
    yield (query) => {
      const between = endAt(meant(query), last);
      return search ? between.where((row) => matchesSearch(row, search, like)) : between;
    };
    if (last === null) return;
    from = last;
    await setImmediate();
  }
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

function narrow(
  query: EnquiriesSelect,
  { tab, from, to }: WhichEnquiries,
  timeZone: string,
): EnquiriesSelect {
  const clock = new ClinicClock(timeZone);
  let chosen = query;
  if (tab) chosen = chosen.where('tab', '=', tab);
  if (from) chosen = chosen.where('created_at', '>=', clock.toUtc(from));
  if (to) chosen = chosen.where('created_at', '<', clock.toUtc(dayAfter(to)));
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

function sizesIn(database: Database) {
  return isSqlite(database) ? sizes.sqlite : sizes.postgres;
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
