import { isDeepStrictEqual } from 'node:util';
import type { NoticesAnswer } from '../../shared/desk/notices.ts';
import {
  type DaySpan,
  dayAfter,
  daysOf,
  type Interval,
  type SpecialDays,
} from '../../shared/hours/week-hours.ts';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import { changeNotices } from './change.ts';

/** The most closed days that are read. */
const mostRead = 1_000;

interface Closing {
  days: DaySpan;
  /** The hours of each of these days; left out if the clinic is closed. */
  hours?: Interval | undefined;
  /** Why, for staff; null for none. If omitted, a day that is marked already keeps its own. */
  reason?: string | null | undefined;
  /** The name of the person who closes them. */
  actor: string;
  /** What was entered for each of them when that person began; null for nothing, left out if it does not matter. */
  was?: Entered | null | undefined;
}

/** What is entered for a day, as the desk shows it. */
type Entered = Pick<NoticesAnswer['closedDays'][number], 'hours' | 'reason' | 'by'>;

/**
 * Marks the clinic as closed on days, or as open at other hours; idempotent. A day that is marked already takes
 * over what is new.
 * @returns `conflict` if somebody else has changed them meanwhile; then they stay as they are
 */
export async function closeDays(
  database: Database,
  { days, hours, reason, actor, was }: Closing,
): Promise<'done' | 'conflict'> {
  const { opens = null, closes = null } = hours ?? {};
  const values = { opens, closes, saved_by: actor };
  const now = timestamp();
  return changeNotices(database, async (transaction) => {
    const repeated: Entered = { ...(hours && { hours }), reason: reason ?? null, by: actor };
    if (was !== undefined && !(await areUnchanged(transaction, days, was, repeated))) {
      return 'conflict';
    }
    await transaction
      .insertInto('closed_days')
      .values(
        daysOf(days).map((day) => ({ day, ...values, reason: reason ?? null, saved_at: now })),
      )
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet(({ eb, and, ref }) => ({
          ...values,
          ...(reason !== undefined && { reason }),
          // A time that was offered with a reason is off once the hours change, but not for another reason of theirs.
          saved_at: eb
            .case()
            .when(
              and([
                eb('closed_days.opens', 'is not distinct from', ref('excluded.opens')),
                eb('closed_days.closes', 'is not distinct from', ref('excluded.closes')),
              ]),
            )
            .then(ref('closed_days.saved_at'))
            .else(now)
            .end(),
        })),
      )
      .execute();
    return 'done';
  });
}

/**
 * Whether nobody else has changed some days.
 * @param was what was entered for each of them; null for nothing
 * @param repeated what is to be entered, and may be already
 */
async function areUnchanged(
  database: Database,
  days: DaySpan,
  was: Entered | null,
  repeated: Entered,
): Promise<boolean> {
  const entered = await readEntered(database, days);
  if (was === null) return entered.every(({ by }) => by === repeated.by);
  if (entered.length < daysOf(days).length) return false;
  return [was, repeated].some((one) => entered.every((row) => isDeepStrictEqual(row, one)));
}

/** What is entered for those of some days for which anything is. */
async function readEntered(database: Database, days: DaySpan): Promise<Entered[]> {
  const rows = await database
    .selectFrom('closed_days')
    .select(['opens', 'closes', 'reason', 'saved_by as by'])
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .execute();
  return rows.map(({ reason, by, ...times }) => ({ ...hoursOf(times), reason, by }));
}

/**
 * Gives days their usual hours again; idempotent.
 * @param was what was entered for each of them when that person read it; left out if it does not matter
 * @returns `conflict` if somebody else has changed them meanwhile; then they stay as they are
 */
export async function openDays(
  database: Database,
  { from, to }: DaySpan,
  was?: Entered | null,
): Promise<'done' | 'conflict'> {
  return changeNotices(database, async (transaction) => {
    const entered = was === undefined ? [] : await readEntered(transaction, { from, to });
    if (entered.some((each) => !isDeepStrictEqual(each, was))) return 'conflict';
    const days = transaction.deleteFrom('closed_days').where('day', '>=', from);
    await days.where('day', '<=', to).execute();
    return 'done';
  });
}

/** The days that staff have closed or given other hours, from a day on. */
export async function readSpecialDays(database: Database, from: string): Promise<SpecialDays[]> {
  const rows = await database
    .selectFrom('closed_days')
    .select(['day', 'opens', 'closes'])
    .where('day', '>=', from)
    .orderBy('day')
    .limit(mostRead)
    .execute();
  return joinRows(rows, haveSameHours).map(({ day, to, ...times }) => ({
    from: day,
    to,
    ...hoursOf(times),
  }));
}

/** Whether staff have closed a day, or given it other hours, after a moment; ISO 8601 in UTC. */
export async function isChangedSince(
  database: Database,
  day: string,
  moment: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('closed_days')
    .select('day')
    .where('day', '=', day)
    .where('saved_at', '>', moment)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same days, as the desk shows them. */
export async function listClosedDays(
  database: Database,
  from: string,
): Promise<NoticesAnswer['closedDays']> {
  const rows = await database
    .selectFrom('closed_days')
    .select(['day', 'opens', 'closes', 'reason', 'saved_by as by'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
  const areAlike = (one: (typeof rows)[number], next: (typeof rows)[number]) =>
    haveSameHours(one, next) && one.reason === next.reason && one.by === next.by;
  return joinRows(rows, areAlike).map(({ opens, closes, ...span }) => ({
    ...span,
    ...hoursOf({ opens, closes }),
  }));
}

/** The columns with the hours of a day. */
interface Times {
  opens: string | null;
  closes: string | null;
}

const haveSameHours = (one: Times, next: Times) =>
  one.opens === next.opens && one.closes === next.closes;

const hoursOf = ({ opens, closes }: Times): { hours?: Interval } =>
  opens && closes ? { hours: { opens, closes } } : {};

/** Joins rows of consecutive days that are alike: each first one, with the last day. */
function joinRows<Row extends { day: string }>(
  rows: Row[],
  areAlike: (one: Row, next: Row) => boolean,
): (Row & { to: string })[] {
  const joined: (Row & { to: string })[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    if (last && areAlike(last, row) && dayAfter(last.to) === row.day) last.to = row.day;
    else joined.push({ ...row, to: row.day });
  }
  return joined;
}
