import type { NoticesAnswer } from '../../shared/desk/notices.ts';
import type { DaySpan } from '../../shared/shown-notices.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';
import { timestamp } from '../time/clock.ts';

/** The most closed days that are read. */
const mostRead = 1_000;

interface Closing {
  days: DaySpan;
  /** Why, for staff; omitted or null if nobody wrote it. */
  reason?: string | null | undefined;
  /** The name of the person who closes them. */
  actor: string;
}

/** Marks the clinic as closed on days; idempotent. A day that is closed already takes over the new reason. */
export async function closeDays(
  database: Database,
  { days, reason = null, actor }: Closing,
): Promise<void> {
  const values = { reason, saved_by: actor, saved_at: timestamp() };
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('closed_days')
      .values(daysOf(days).map((day) => ({ day, ...values })))
      .onConflict((conflict) => {
        const known = conflict.column('day');
        return reason === null ? known.doNothing() : known.doUpdateSet(values);
      })
      .execute();
    await noteChange(transaction, 'notices');
  });
}

/** Opens the clinic again on closed days. */
export async function openDays(database: Database, { from, to }: DaySpan): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .deleteFrom('closed_days')
      .where('day', '>=', from)
      .where('day', '<=', to)
      .execute();
    await noteChange(transaction, 'notices');
  });
}

/** Each day of a span. */
function daysOf({ from, to }: DaySpan): string[] {
  const days = [from];
  for (let day = dayAfter(from); day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The days that staff have closed, from a day on. */
export async function readClosedDays(database: Database, from: string): Promise<string[]> {
  const rows = await database
    .selectFrom('closed_days')
    .select('day')
    .where('day', '>=', from)
    .orderBy('day')
    .limit(mostRead)
    .execute();
  return rows.map(({ day }) => day);
}

/** The closed days from a day on, as the desk shows them. */
export async function listClosedDays(
  database: Database,
  from: string,
): Promise<NoticesAnswer['closedDays']> {
  const rows = await database
    .selectFrom('closed_days')
    .select(['day', 'reason', 'saved_by as by'])
    .where('day', '>=', from)
    .orderBy('day')
    .execute();
  return joinRows(rows, (one, next) => one.reason === next.reason && one.by === next.by);
}

/** Joins consecutive days into spans. */
export function joinDays(days: string[]): DaySpan[] {
  const rows = days.toSorted().map((day) => ({ day }));
  return joinRows(rows, () => true).map(({ day, to }) => ({ from: day, to }));
}

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

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString();
}
