import type { Selectable } from 'kysely';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import type { RequestState, ShownRequest } from '../../../shared/request.ts';
import type { Database, Tables } from '../../database/index.ts';
import { fromStored, preferencesIn } from '../record/enquiry.ts';
import { readAnswers, type StoredAnswer } from './store.ts';

/** The part of a private page that needs only the database, not the clinic's hours and phone. */
type StoredView = Omit<
  ShownRequest,
  'answerBy' | 'canOnlyReplyByEmail' | 'isClosed' | 'isDayClosed'
>;

const hour = 3_600_000;

/** A patient can change an agreed visit on the page until this long before it, in milliseconds. */
const changeNotice = 2 * hour;

/** An agreed visit counts as past this long after its time, in milliseconds. */
const visitLength = 3 * hour;

/** The page remains this long after the time of an agreed visit, in milliseconds. */
const retention = 30 * 24 * hour;

/** The current offer of a request: the last one that was not withdrawn, unless the patient has given it up. */
export interface CurrentOffer {
  offer: NonNullable<ShownRequest['offer']>;
  /** The clinic's hours of that day when it was offered, as JSON. */
  dayHours: string;
}

/** A stored request: the view for its page, and data that the page does not show. */
export interface StoredRequest {
  view: StoredView;
  content: EnquiryContent;
  currentOffer: CurrentOffer | null;
}

/** The moment from which an agreed visit can be changed by phone only. */
export function changeDeadline(visitAt: string): Date {
  return new Date(Date.parse(visitAt) - changeNotice);
}

/**
 * Reads the request of a private page.
 * @returns null if there is no such page, or it has ended
 */
export async function readRequest(
  database: Database,
  token: string,
  now: Date,
): Promise<StoredRequest | null> {
  const row = await database
    .selectFrom('requests')
    .innerJoin('enquiries', 'enquiries.id', 'requests.enquiry_id')
    .select(['enquiries.id', 'enquiries.created_at', 'requests.state', 'requests.opened_at'])
    .select(['requests.offer', 'requests.visit_at', 'enquiries.content'])
    .select(['enquiries.tab', 'enquiries.pending_reason', 'enquiries.call_at'])
    .select(['enquiries.answered_at', 'enquiries.urgent'])
    .where('requests.token', '=', token)
    .executeTakeFirst();
  if (!row || hasEnded(row, now)) return null;
  const answers = await readAnswers(database, row.id);
  const currentOffer = await readOffer(database, row, answers);
  const offer = currentOffer?.offer ?? null;
  const answer = answers.at(-1);
  const deadline = row.state === 'agreed' && row.visit_at ? changeDeadline(row.visit_at) : null;
  const view: StoredView = {
    state: row.state,
    receivedAt: row.created_at,
    contact: await readLastContact(database, row, row.state, {
      answeredAt: answer?.at ?? null,
      now,
    }),
    isUrgent: Boolean(row.urgent),
    isShelved: row.tab === 'archived' || row.tab === 'spam',
    openedAt: row.opened_at ?? offer?.offeredAt ?? null,
    offer,
    answeredAt: answer?.at ?? null,
    answeredBy: answer ? (answer.by === null ? 'patient' : 'clinic') : null,
    halfDays: halfDaysOf(row, answer),
    isPast:
      row.state === 'agreed' &&
      offer !== null &&
      now.getTime() > Date.parse(offer.at) + visitLength,
    canAccept:
      (row.state === 'offered' || row.state === 'asked') &&
      offer !== null &&
      now.toISOString() < offer.at,
    canChange: deadline === null || now < deadline,
    changesUntil: deadline?.toISOString() ?? null,
  };
  return { view, content: fromStored(row.content), currentOffer };
}

/** The half days that the patient asks for: in the form, or in the last answer. */
function halfDaysOf(
  { state, content }: { state: RequestState; content: string },
  answer: StoredAnswer | undefined,
): string[] {
  if (state === 'received') return preferencesIn(content).halfDays;
  return state === 'asked' && answer ? answer.halfDays : [];
}

function hasEnded(
  { state, visit_at }: { state: RequestState; visit_at: string | null },
  now: Date,
): boolean {
  if (state !== 'agreed' || visit_at === null) return false;
  return now.getTime() > Date.parse(visit_at) + retention;
}

/**
 * Reads the current offer.
 * @param answers all answers, in order
 * @returns null if there is none
 */
export async function readOffer(
  database: Database,
  { id, offer }: { id: string; offer: number | null },
  answers: StoredAnswer[],
): Promise<CurrentOffer | null> {
  if (offer === null) return null;
  const offers = await database
    .selectFrom('offers')
    .select([
      'version',
      'starts_at as at',
      'patient_note as patientNote',
      'offered_at as offeredAt',
      'withdrawn_at',
    ])
    .select(['enquiry_version', 'day_hours as dayHours'])
    .where('enquiry_id', '=', id)
    .where('version', '<=', offer)
    .orderBy('version', 'desc')
    .execute();
  const [currentOffer, ...others] = offers;
  if (!currentOffer) return null;
  const { version, at, patientNote, offeredAt, enquiry_version, dayHours } = currentOffer;
  const earlierAnswers = answers.filter((answer) => answer.version < enquiry_version);
  const earlierOffers = others.filter(({ withdrawn_at }) => withdrawn_at === null);
  const insteadOf = replacedTime(at, earlierOffers, earlierAnswers.at(-1));
  const hasEarlierVisit = earlierAnswers.some(isAgreement);
  const wasAgreed = answers.some(
    (answer) => isAgreement(answer) && !earlierAnswers.includes(answer),
  );
  return {
    offer: { version, at, patientNote, offeredAt, insteadOf, hasEarlierVisit, wasAgreed },
    dayHours,
  };
}

function isAgreement({ answer }: StoredAnswer): boolean {
  return answer === 'agreed';
}

/**
 * The earlier time that an offer replaced: the agreed time or, if none was agreed, the last other time that was
 * offered. Null if there is none, or if the patient had cancelled or declined it.
 * @param at the time of the offer
 * @param earlierOffers the offers before it that were not withdrawn, newest first
 * @param answer the last answer before it
 */
function replacedTime(
  at: string,
  earlierOffers: { at: string; enquiry_version: number }[],
  answer: StoredAnswer | undefined,
): string | null {
  const isAnswered = (offer: { enquiry_version: number }) =>
    answer !== undefined && answer.version > offer.enquiry_version;
  // A patient who has agreed may know nothing of offers made after that.
  const agreedOffer = answer?.answer === 'agreed' ? earlierOffers.find(isAnswered) : undefined;
  if (agreedOffer && agreedOffer.at !== at) return agreedOffer.at;
  for (const earlierOffer of earlierOffers) {
    if (earlierOffer.at !== at) {
      return !isAnswered(earlierOffer) || answer?.answer === 'agreed' ? earlierOffer.at : null;
    }
    if (isAnswered(earlierOffer)) return null;
  }
  return null;
}

/** What staff have recorded about an enquiry. */
type EnquiryState = Pick<
  Selectable<Tables['enquiries']>,
  'id' | 'tab' | 'pending_reason' | 'call_at' | 'answered_at'
>;

/**
 * The last time that the clinic contacted the patient, or promised to. Once a time is offered, only a call that is
 * still to come counts; once the visit is cancelled, nothing does.
 * @param answeredAt when the last answer was given; null if none was
 */
async function readLastContact(
  database: Database,
  { id, tab, pending_reason, call_at, answered_at }: EnquiryState,
  state: RequestState,
  { answeredAt, now }: { answeredAt: string | null; now: Date },
): Promise<ShownRequest['contact']> {
  const since = answeredAt ?? '';
  const isWaiting = state === 'received' || state === 'asked';
  if (isWaiting && tab === 'answered' && answered_at && answered_at > since) {
    return { kind: 'replied', at: answered_at };
  }
  const canBePromised = state !== 'cancelled' && tab === 'pending';
  if (canBePromised && call_at && call_at > now.toISOString()) {
    return { kind: 'promised', at: call_at };
  }
  if (!isWaiting || pending_reason !== 'no-answer') return null;
  // The first such entry is the call: undoing a later move adds another.
  const call = await database
    .selectFrom('access_log')
    .select('at')
    .where('enquiry_id', '=', id)
    .where('action', '=', 'moved')
    .where('became', '=', 'no-answer')
    .where('at', '>', since)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return call ? { kind: 'tried', at: call.at } : null;
}
