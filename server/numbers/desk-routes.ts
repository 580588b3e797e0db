import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { type NumbersAnswer, numbersAnswer, type Waiting } from '../../shared/desk/numbers.ts';
import { openMinutesWithin, type WorkingTime } from '../../shared/hours/working-time.ts';
import type { Database } from '../database/index.ts';
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
    const { days, starts, end } = weeksUntil(now, new ClinicClock(config.timeZone));
    const received = await readEnquiries(database, starts[0] ?? '');
    const agreed = await readVisits(database, starts[0] ?? '', end);
    const enquiriesOf = byWeek(
      received.map(({ created_at }) => created_at),
      starts,
    );
    const visitsOf = byWeek(
      agreed.map(({ visit_at }) => visit_at ?? ''),
      starts,
    );
    return {
      weeks: days.map((from, week) => ({
        from,
        enquiries: enquiriesOf.get(week)?.length ?? 0,
        visits: visitsOf.get(week)?.length ?? 0,
      })),
      ...waitsOf(received, requests.workingTime(), now),
      missedSearches: await searches.list(),
    };
  });
};

/** How many weeks are counted. */
const weeksShown = 12;

/** The last weeks of the clinic's calendar: their Mondays, the same as timestamps, and when the last week ends. */
function weeksUntil(now: Temporal.Instant, clock: ClinicClock) {
  const today = Temporal.PlainDate.from(clock.today(now));
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const days = Array.from({ length: weeksShown }, (_, week) =>
    monday.subtract({ weeks: weeksShown - 1 - week }).toString(),
  );
  const starts = days.map((day) => clock.toUtc(day));
  return { days, starts, end: clock.toUtc(monday.add({ weeks: 1 }).toString()) };
}

/** Groups timestamps by the index of their week. */
function byWeek(times: string[], starts: string[]): Map<number, string[]> {
  return Map.groupBy(times, (time) => starts.findLastIndex((start) => start <= time));
}

/** Maximum number of enquiries and of visits read, newest first: more than any clinic gets in that time. */
const maxRead = 10_000;

/** When each enquiry was received, opened, answered, and sent the first offer of a visit; without spam. */
function readEnquiries(database: Database, from: string) {
  return database
    .selectFrom('enquiries')
    .leftJoin('requests', 'requests.enquiry_id', 'enquiries.id')
    .leftJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'enquiries.id')
        .on('offers.version', '=', 1)
        .on('offers.withdrawn_at', 'is', null),
    )
    .select(['created_at', 'source', 'tab', 'answered_at', 'opened_at', 'sent_at'])
    .where('created_at', '>=', from)
    .where('tab', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .limit(maxRead)
    .execute();
}

function readVisits(database: Database, from: string, until: string) {
  return database
    .selectFrom('requests')
    .select('visit_at')
    .where('state', '=', 'agreed')
    .where('visit_at', '>=', from)
    .where('visit_at', '<', until)
    .limit(maxRead)
    .execute();
}

/** How many days back waiting is measured. */
const measuredDays = 28;

/** Measures how long messages from the form waited until someone read them, and until someone answered them. */
function waitsOf(
  received: Awaited<ReturnType<typeof readEnquiries>>,
  working: WorkingTime,
  now: Temporal.Instant,
): Pick<NumbersAnswer, 'read' | 'answered'> {
  const from = now.subtract({ hours: measuredDays * 24 });
  const minutes = openMinutesWithin(from, now, working);
  const until = (sent: string, done: string) =>
    Math.max(0, minutes(Date.parse(sent), Date.parse(done)));
  const read: number[] = [];
  const answered: number[] = [];
  let [unread, unanswered] = [0, 0];
  for (const { created_at, source, tab, opened_at, answered_at, sent_at } of received) {
    if (source !== null || Date.parse(created_at) < from.epochMilliseconds) continue;
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
