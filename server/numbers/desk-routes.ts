import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type RawBuilder, sql } from 'kysely';
import {
  type NumbersAnswer,
  numbersAnswer,
  type Waiting,
  type Week,
} from '../../shared/desk/numbers.ts';
import { openMinutesWithin } from '../../shared/hours/working-time.ts';
import type { Database } from '../database/index.ts';
import type { Enquiries } from '../enquiries/index.ts';
import type { Services } from '../services.ts';
import { ClinicClock } from '../time/clinic-clock.ts';

/** The doctor's page of numbers. */
export const numberRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { config, database, enquiries, searches },
) => {
  const { requests } = enquiries;

  const options = {
    config: { access: 'doctor' },
    schema: { response: { 200: numbersAnswer } },
  } as const;
  app.get('/numbers', options, async () => {
    const now = requests.now();
    return {
      weeks: await readWeeks(database, config.timeZone, now),
      ...(await readWaits(database, requests, now)),
      missedSearches: await searches.list(),
    };
  });
};

/** How many days back enquiries count. */
const days = 28;

/** Maximum number of enquiries read, newest first: more than any clinic gets in that time. */
const maxRead = 5_000;

/** Measures how long messages from the form waited until someone read them, and until someone answered them. */
async function readWaits(
  database: Database,
  requests: Pick<Enquiries['requests'], 'workingTime'>,
  now: Temporal.Instant,
): Promise<Pick<NumbersAnswer, 'read' | 'answered'>> {
  const from = now.subtract({ hours: days * 24 });
  const rows = await readTimes(database, from);
  const minutes = openMinutesWithin(from, now, requests.workingTime());
  const until = (received: string, done: string) =>
    Math.max(0, minutes(Date.parse(received), Date.parse(done)));
  const read: number[] = [];
  const answered: number[] = [];
  let [unread, unanswered] = [0, 0];
  for (const { created_at, tab, opened_at, answered_at, sent_at } of rows) {
    const isAnswered = tab === 'answered' || tab === 'archived';
    // A reopened enquiry keeps its earlier answer, which does not count.
    const answeredAt = earliest(isAnswered ? answered_at : null, sent_at);
    const readAt = earliest(opened_at, answeredAt);
    if (readAt) read.push(until(created_at, readAt));
    else if (tab === 'new') unread += 1;
    if (answeredAt) answered.push(until(created_at, answeredAt));
    else if (!isAnswered) unanswered += 1;
  }
  return { read: waitingOf(read, unread), answered: waitingOf(answered, unanswered) };
}

/** When each enquiry was received, opened, answered, and sent the first offer of a visit. */
function readTimes(database: Database, from: Temporal.Instant) {
  return database
    .selectFrom('enquiries')
    .leftJoin('requests', 'requests.enquiry_id', 'enquiries.id')
    .leftJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'enquiries.id')
        .on('offers.version', '=', 1)
        .on('offers.withdrawn_at', 'is', null),
    )
    .select(['created_at', 'tab', 'answered_at', 'opened_at', 'sent_at'])
    .where('created_at', '>=', from.toString({ smallestUnit: 'millisecond' }))
    .where('tab', '!=', 'spam')
    .where('source', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(maxRead)
    .execute();
}

function earliest(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

function waitingOf(minutes: number[], open: number): Waiting {
  const sorted = minutes.toSorted((one, other) => one - other);
  const at = (part: number) => {
    const found = sorted[Math.ceil(sorted.length * part) - 1];
    return found === undefined ? null : Math.round(found);
  };
  return { median: at(0.5), slowest: at(0.9), open };
}

/** How many weeks are counted. */
const weeksShown = 12;

/**
 * Counts the enquiries and the visits of each of the last weeks.
 * @param timeZone the clinic's, in which weeks begin
 */
async function readWeeks(
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
