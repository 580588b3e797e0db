import { type RawBuilder, sql } from 'kysely';
import type { Week } from '../../shared/desk/numbers.ts';
import type { Database } from '../database/index.ts';
import { ClinicClock } from '../time/clinic-clock.ts';

/** How many weeks are counted. */
const weeksShown = 12;

/**
 * Counts the enquiries and the visits of each of the last weeks.
 * @param timeZone the clinic's, in which weeks begin
 */
export async function readWeeks(
  database: Database,
  timeZone: string,
  now: Temporal.Instant,
): Promise<Week[]> {
  const clock = new ClinicClock(timeZone);
  const today = Temporal.PlainDate.from(clock.today(now));
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const days = Array.from({ length: weeksShown }, (_, week) =>
    monday.subtract({ weeks: weeksShown - 1 - week }).toString(),
  );
  const starts = days.map((day) => clock.toUtc(day));
  const end = clock.toUtc(monday.add({ weeks: 1 }).toString());
  const enquiries = await countEnquiries(database, starts);
  const visits = await countVisits(database, starts, end);
  return days.map((from, week) => ({
    from,
    enquiries: enquiries.get(week) ?? 0,
    visits: visits.get(week) ?? 0,
  }));
}

/** The number of enquiries by the index of their week, without spam. */
async function countEnquiries(database: Database, starts: string[]) {
  const rows = await database
    .selectFrom('enquiries')
    .select((row) => [
      weekOf('created_at', starts).as('week'),
      row.fn.countAll<number | string>().as('count'),
    ])
    .where('tab', 'in', ['new', 'pending', 'answered', 'archived'])
    .where('created_at', '>=', starts[0] ?? '')
    .groupBy('week')
    .execute();
  return new Map(rows.map(({ week, count }) => [week, Number(count)]));
}

/** The number of agreed visits by the index of their week. */
async function countVisits(database: Database, starts: string[], end: string) {
  const rows = await database
    .selectFrom('requests')
    .select((row) => [
      weekOf('visit_at', starts).as('week'),
      row.fn.countAll<number | string>().as('count'),
    ])
    .where('state', '=', 'agreed')
    .where('visit_at', '>=', starts[0] ?? '')
    .where('visit_at', '<', end)
    .groupBy('week')
    .execute();
  return new Map(rows.map(({ week, count }) => [week, Number(count)]));
}

/** The index of the week that a timestamp falls in. */
function weekOf(column: string, starts: string[]): RawBuilder<number> {
  const cases = starts
    .map((start, week) => sql`when ${sql.ref(column)} >= ${start} then ${sql.lit(week)}`)
    .toReversed();
  return sql<number>`case ${sql.join(cases, sql` `)} end`;
}
