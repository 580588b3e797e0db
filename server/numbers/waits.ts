import type { NumbersAnswer, Waiting } from '../../shared/desk/numbers.ts';
import { openMinutesWithin } from '../../shared/hours/working-time.ts';
import type { Database } from '../database/index.ts';
import type { Enquiries } from '../enquiries/index.ts';

/** How many days back enquiries count. */
const days = 28;

/** The most enquiries that are read, newest first: more than any clinic gets in that time. */
const mostRead = 5_000;

/** Measures how long messages from the form waited until someone read them, and until someone answered them. */
export async function readWaits(
  database: Database,
  requests: Pick<Enquiries['requests'], 'workingTime'>,
  now: Temporal.Instant,
): Promise<Pick<NumbersAnswer, 'read' | 'answered'>> {
  const from = now.subtract({ hours: days * 24 });
  const rows = await readTimes(database, from);
  const minutes = openMinutesWithin(from, now, await requests.workingTime(from));
  const until = (received: string, done: string) =>
    Math.max(0, minutes(Date.parse(received), Date.parse(done)));
  const read: number[] = [];
  const answered: number[] = [];
  let [unread, unanswered] = [0, 0];
  for (const { created_at, tab, opened_at, answered_at, sent_at } of rows) {
    const isAnswered = tab === 'answered' || tab === 'archived';
    // The earlier answer that a reopened enquiry keeps does not count.
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
    .limit(mostRead)
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
