import type { DaySpan } from '../../shared/shown-notices.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';
import { timestamp } from '../time/clock.ts';

/** The most closed days that are read. */
const mostRead = 1_000;

/** Marks the clinic as closed on a day; idempotent. */
export async function closeDay(
  database: Database,
  { day, actor }: { day: string; actor: string },
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('closed_days')
      .values({ day, saved_by: actor, saved_at: timestamp() })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    await noteChange(transaction, 'notices');
  });
}

/** Opens the clinic again on a closed day. */
export async function openDay(database: Database, day: string): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('closed_days').where('day', '=', day).execute();
    await noteChange(transaction, 'notices');
  });
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

/** Joins consecutive days into spans. */
export function joinDays(days: string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of days.toSorted()) {
    const last = spans.at(-1);
    if (last && Temporal.PlainDate.from(last.to).add({ days: 1 }).toString() === day) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}
