import { z } from 'zod';

/**
 * The state of a request by an enquiry's sender.
 *
 * - `received`: no time has been offered.
 * - `offered`: a time has been offered.
 * - `asked`: the patient has asked for another time.
 * - `agreed`: the visit is agreed.
 * - `cancelled`: the patient has cancelled.
 */
export const requestState = z.enum(['received', 'offered', 'asked', 'agreed', 'cancelled']);

/**
 * What the private page of a request says about what was just sent.
 *
 * - `received`: the message that led to this page, which was sent without JavaScript, was received.
 * - `done`: the answer is recorded.
 *
 * In the other cases the answer is not recorded:
 *
 * - `unchosen`: no half day was ticked.
 * - `many`: too many half days were ticked.
 * - `changed`: the page was out of date.
 * - `late`: the time offered has passed, or an agreed visit can now only be changed by phone.
 * - `full`: the patient has answered too often to ask for another time.
 * - `wait`: too many answers came from this IP address just now.
 * - `failed`: the server could not record it.
 */
const shownOutcome = z.enum([
  'received',
  'done',
  'unchosen',
  'many',
  'changed',
  'late',
  'full',
  'wait',
  'failed',
]);

/** The content of a private page: no name, no number, and no word of the message. */
export interface ShownRequest {
  state: RequestState;
  /** Times are ISO 8601 in UTC. */
  receivedAt: string;
  /** By when the clinic answers the message or the request for another time, by its opening hours. */
  answerBy: string;
  /** Whether the clinic can only reply by email, because the sender gave no complete phone number. */
  canOnlyReplyByEmail: boolean;
  /**
   * How the clinic last contacted the patient, and when; null if it has not.
   *
   * - `replied`: it answered. Only while no time is offered.
   * - `tried`: it called, and nobody picked up. Only while no time is offered.
   * - `promised`: it will call, at a future time.
   */
  contact: { kind: 'replied' | 'tried' | 'promised'; at: string } | null;
  /** Whether the message contains emergency words, so that no time for the answer is promised. */
  isUrgent: boolean;
  /** Whether the enquiry is archived, or marked as spam. */
  isShelved: boolean;
  /**
   * When a member of staff first opened the enquiry or, if nobody has, when the current offer was made; null until
   * then.
   */
  openedAt: string | null;
  /** The current offer; null while there is none. */
  offer: {
    /** The number of this offer, counted from 1 within its request. */
    version: number;
    at: string;
    /** A sentence from the clinic; may be empty. */
    patientNote: string;
    offeredAt: string;
    /** The earlier time that it replaced; null if there was none, or the patient had declined it. */
    insteadOf: string | null;
    /** Whether an earlier time was agreed, which may be in the patient's calendar. */
    hasEarlierVisit: boolean;
    /** Whether this time itself was agreed, even if another was asked for since. */
    wasAgreed: boolean;
  } | null;
  /** When the patient, or the clinic for the patient, answered last; null if never. */
  answeredAt: string | null;
  /** Who gave that answer. */
  answeredBy: 'patient' | 'clinic' | null;
  /**
   * The half days asked for, in the message (`received`) or on this page (`asked`): `2026-12-03-morning`; otherwise
   * none.
   */
  halfDays: string[];
  /** Whether a visit is agreed, and its time was some hours ago. */
  isPast: boolean;
  /** Whether the clinic is closed at the time offered or agreed, because its hours changed afterwards. */
  isClosed: boolean;
  /** Whether it is closed on that whole day; otherwise it has other hours. */
  isDayClosed: boolean;
  /** Whether the time offered can be accepted on the page. */
  canAccept: boolean;
  /** Whether another time can be asked for, or the visit cancelled, on the page. */
  canChange: boolean;
  /** Until when the visit can be changed on the page; null unless one is agreed. */
  changesUntil: string | null;
}

/** The parts of a request that decide which outcome its private page may show. */
export interface OutcomeContext extends Pick<ShownRequest, 'state' | 'answeredAt' | 'answeredBy'> {
  offer: { version: number } | null;
}

export type RequestState = z.infer<typeof requestState>;
export type ShownOutcome = z.infer<typeof shownOutcome>;

/**
 * The query of the private page that shows the outcome of an answer.
 * @param offer the version of the offer that was answered; null if there was none
 * @param since when the last answer that the page showed was given, by the patient or the clinic; if the page was out of
 *   date, when the last one that it shows now was given; empty if there was none
 * @param chosen the half days asked for, which stay chosen unless they are recorded
 */
export function outcomeQuery(
  outcome: ShownOutcome,
  { offer, since, chosen }: { offer: number | null; since: string; chosen: string[] },
): string {
  const query = new URLSearchParams({ outcome, offer: String(offer ?? '') });
  if (outcome !== 'done' && since !== '') query.set('since', since);
  if (outcome !== 'done' && chosen.length > 0) query.set('chosen', chosen.join(','));
  return `?${query}`;
}

/**
 * Whether the last answer that a page showed is still the last one. Another may have been given since, for example on
 * another phone of the family.
 * @param since when the answer on the page was given; empty if it showed none
 * @param answeredAt when the last answer was given; null if none was
 */
export function isLastAnswer(since: string, answeredAt: string | null): boolean {
  return since === (answeredAt ?? '');
}

/** The half days chosen in the answer that led to a private page, if they were not recorded. */
export function readChosen(query: URLSearchParams): string[] {
  const ids = (query.get('chosen') ?? '').split(',');
  return ids.filter((id) => /^\d{4}-\d\d-\d\d-(morning|afternoon)$/.test(id));
}

/**
 * The outcome that a private page shows.
 * @returns null if there is none, or if it is out of date: `received` after any offer or answer; `done` after another
 *   offer, or an answer that staff entered; `changed` after another answer; `many` and `unchosen` after another offer or
 *   another answer
 */
export function readOutcome(
  query: URLSearchParams,
  { state, offer, answeredAt, answeredBy }: OutcomeContext,
): ShownOutcome | null {
  const outcome = shownOutcome.safeParse(query.get('outcome')).data ?? null;
  const isForCurrentOffer = offer === null || query.get('offer') === String(offer.version);
  if (outcome === 'received') return state === 'received' ? outcome : null;
  if (outcome === 'done') return isForCurrentOffer && answeredBy === 'patient' ? outcome : null;
  const isLast = isLastAnswer(query.get('since') ?? '', answeredAt);
  if (outcome === 'changed') return isLast ? outcome : null;
  if (outcome !== 'many' && outcome !== 'unchosen') return outcome;
  return isForCurrentOffer && isLast ? outcome : null;
}
