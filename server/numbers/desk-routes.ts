import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type NumbersResponse,
  numbersResponse,
  type WaitingTimes,
} from '../../shared/desk/numbers.ts';
import { createOpenTimeMeter, type WorkingTime } from '../../shared/hours/working-time.ts';
import type { Database } from '../database/index.ts';
import type { Services } from '../services.ts';
import { ClinicClock } from '../time/clinic-clock.ts';

/** The data of the doctor's numbers page. */
export const numberRoutes: FastifyPluginAsyncZod<Services> = async (
  app,
  { config, database, enquiries, searches },
) => {
  const { requests } = enquiries;

  const options = {
    config: { access: 'doctor' },
    schema: { response: { 200: numbersResponse } },
  } as const;
  app.get('/numbers', options, async () => {
    const now = requests.now();
    return {
      weeks: await readWeeks(database, now, new ClinicClock(config.timeZone)),
      ...(await measureWaits(database, requests.workingTime(), now)),
      missedSearches: await searches.list(),
    };
  });
};

/** How many weeks are counted. */
const weekCount = 12;

/** For each of the last weeks, the number of enquiries received, without spam, and of visits agreed for it. */
function readWeeks(database: Database, now: Temporal.Instant, clock: ClinicClock) {
  const today = Temporal.PlainDate.from(clock.today(now));
  const thisMonday = today.subtract({ days: today.dayOfWeek - 1 });
  const weeks = Array.from({ length: weekCount }, async (_, week) => {
    const monday = thisMonday.subtract({ weeks: weekCount - 1 - week });
    const from = clock.toUtc(monday.toString());
    const until = clock.toUtc(monday.add({ weeks: 1 }).toString());
    const enquiries = await database
      .selectFrom('enquiries')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .where('tab', '!=', 'spam')
      .executeTakeFirstOrThrow();
    const visits = await database
      .selectFrom('requests')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('state', '=', 'agreed')
      .where('visit_at', '>=', from)
      .where('visit_at', '<', until)
      .executeTakeFirstOrThrow();
    const counts = { enquiries: Number(enquiries.count), visits: Number(visits.count) };
    return { from: monday.toString(), ...counts };
  });
  return Promise.all(weeks);
}

/** How many days back waiting times are measured. */
const measuredDays = 28;

/** Measures how long messages from the form waited until someone read them, and until someone answered them. */
async function measureWaits(
  database: Database,
  workingTime: WorkingTime,
  now: Temporal.Instant,
): Promise<Pick<NumbersResponse, 'read' | 'answered'>> {
  const from = now.subtract({ hours: measuredDays * 24 });
  const rows = await database
    .selectFrom('enquiries')
    .leftJoin('requests', 'requests.enquiry_id', 'enquiries.id')
    // The sending of the first offer counts as an answer.
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
    .execute();
  const openMinutesBetween = createOpenTimeMeter(from, now, workingTime);
  const waitBetween = (from: string, until: string) =>
    Math.max(0, openMinutesBetween(Date.parse(from), Date.parse(until)));
  const readWaits: number[] = [];
  const answerWaits: number[] = [];
  let [unreadCount, unansweredCount] = [0, 0];
  for (const { created_at, tab, opened_at, answered_at, sent_at } of rows) {
    const isAnswered = tab === 'answered' || tab === 'archived';
    // A reopened enquiry keeps its earlier answer, which does not count.
    const answeredAt = earlierOf(isAnswered ? answered_at : null, sent_at);
    const readAt = earlierOf(opened_at, answeredAt);
    if (readAt) readWaits.push(waitBetween(created_at, readAt));
    else if (tab === 'new') unreadCount += 1;
    if (answeredAt) answerWaits.push(waitBetween(created_at, answeredAt));
    else if (!isAnswered) unansweredCount += 1;
  }
  return {
    read: summarise(readWaits, unreadCount),
    answered: summarise(answerWaits, unansweredCount),
  };
}

function earlierOf(first: string | null, second: string | null): string | null {
  if (first === null || second === null) return first ?? second;
  return first < second ? first : second;
}

function summarise(minutes: number[], openCount: number): WaitingTimes {
  const sortedMinutes = minutes.toSorted((a, b) => a - b);
  const quantile = (share: number) => {
    const value = sortedMinutes[Math.ceil(sortedMinutes.length * share) - 1];
    return value === undefined ? null : Math.round(value);
  };
  return { median: quantile(0.5), percentile90: quantile(0.9), open: openCount };
}
