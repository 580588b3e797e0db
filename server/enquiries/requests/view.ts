import type { EnquiryContent } from '../../../shared/enquiry.ts';
import type { RequestState, ShownRequest } from '../../../shared/request.ts';
import type { Database } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';
import { lastAnswer } from './last-answer.ts';

/** What can be read of a private page, without the clinic's hours and phone. */
type StoredView = Omit<ShownRequest, 'answerBy' | 'isByMail'>;

const hour = 3_600_000;

/** How long before an agreed visit a patient can still change it on the page, in milliseconds. */
const lastChange = 2 * hour;

/** How long after an agreed visit its page stays, in milliseconds. */
const keptAfterVisit = 30 * 24 * hour;

/** The moment from which an agreed visit is changed by phone only. */
export function changesUntil(visitAt: string): Date {
  return new Date(Date.parse(visitAt) - lastChange);
}

/**
 * Reads what a private page shows, and what was typed, which it does not show.
 * @returns null if there is no such page, or it has ended
 */
export async function readRequest(
  database: Database,
  token: string,
  now: Date,
): Promise<{ view: StoredView; content: EnquiryContent } | null> {
  const row = await database
    .selectFrom('requests')
    .innerJoin('enquiries', 'enquiries.id', 'requests.enquiry_id')
    .select(['enquiries.id', 'enquiries.created_at', 'requests.state', 'requests.opened_at'])
    .select(['requests.offer', 'requests.visit_at', 'enquiries.content'])
    .where('requests.token', '=', token)
    .executeTakeFirst();
  if (!row || hasEnded(row, now)) return null;
  const offer = await readOffer(database, row);
  const answer = await lastAnswer(database, row.id);
  const until = row.state === 'agreed' && row.visit_at ? changesUntil(row.visit_at) : null;
  const view: StoredView = {
    state: row.state,
    receivedAt: row.created_at,
    openedAt: row.opened_at ?? offer?.offeredAt ?? null,
    offer,
    answeredAt: answer?.answered_at ?? null,
    answeredBy: answer ? (answer.entered_by === null ? 'patient' : 'clinic') : null,
    halfDays: row.state === 'asked' && answer ? JSON.parse(answer.half_days) : [],
    canAccept:
      (row.state === 'offered' || row.state === 'asked') &&
      offer !== null &&
      now.toISOString() < offer.at,
    canChange: until === null || now < until,
    changesUntil: until?.toISOString() ?? null,
  };
  return { view, content: fromStored(row.content) };
}

function hasEnded(
  { state, visit_at }: { state: RequestState; visit_at: string | null },
  now: Date,
): boolean {
  if (state !== 'agreed' || visit_at === null) return false;
  return now.getTime() > Date.parse(visit_at) + keptAfterVisit;
}

async function readOffer(
  database: Database,
  { id, offer }: { id: string; offer: number | null },
): Promise<ShownRequest['offer']> {
  if (offer === null) return null;
  const row = await database
    .selectFrom('offers')
    .select(['version', 'starts_at as at', 'line', 'offered_at as offeredAt'])
    .where('enquiry_id', '=', id)
    .where('version', '=', offer)
    .executeTakeFirst();
  return row ? { ...row, isChange: await isChange(database, id, row) } : null;
}

/** Whether an offer took the place of an earlier one, which the patient had neither cancelled nor turned down. */
async function isChange(
  database: Database,
  id: string,
  { version, offeredAt }: { version: number; offeredAt: string },
): Promise<boolean> {
  const before = await database
    .selectFrom('offers')
    .select('offered_at')
    .where('enquiry_id', '=', id)
    .where('version', '<', version)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!before) return false;
  const answer = await lastAnswer(database, id, offeredAt);
  const isAnswered = answer !== undefined && answer.answered_at > before.offered_at;
  return !isAnswered || answer.answer === 'agreed';
}
