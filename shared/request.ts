import { z } from 'zod';

/**
 * Where the request of an enquiry's sender stands. `received`: no time has been offered. `offered`: one has.
 * `asked`: the patient has asked for another. `agreed`: the visit is agreed. `cancelled`: by the patient.
 */
export const requestState = z.enum(['received', 'offered', 'asked', 'agreed', 'cancelled']);

/**
 * What the private page of a request says after an answer. `done`: it is recorded. `unchosen`, `many`: no
 * half day was ticked, or too many, so nothing was. `changed`: nor was it, as the page was out of date.
 * `late`: it can only be changed by phone now. `failed`: it could not be recorded.
 */
const shownOutcome = z.enum(['done', 'unchosen', 'many', 'changed', 'late', 'failed']);

/** What the private page of a request shows: no name, no number, and no word of the message. */
export interface ShownRequest {
  state: RequestState;
  /** Times are ISO 8601 in UTC. */
  receivedAt: string;
  /** Until when the clinic answers the message, or the wish for another time, by its opening hours. */
  answerBy: string;
  /** Whether it answers by email, since the number that was typed cannot be dialled. */
  isByMail: boolean;
  /** When a person of the clinic first opened it; null until then. */
  openedAt: string | null;
  /** The offer that stands; null while there is none. */
  offer: {
    /** Counts the offers of this request. */
    version: number;
    at: string;
    /** A sentence of the clinic; may be empty. */
    line: string;
    offeredAt: string;
    /** Whether the clinic put it in place of an earlier time that the patient had not turned down. */
    isChange: boolean;
  } | null;
  /** When the patient, or the clinic for the patient, answered last; null if never. */
  answeredAt: string | null;
  /** Who gave that answer. */
  answeredBy: 'patient' | 'clinic' | null;
  /** The half days asked for last, such as `2026-12-03-morning`. */
  halfDays: string[];
  /** Whether the time offered can be accepted on the page. */
  canAccept: boolean;
  /** Whether another time can be asked for, or the visit cancelled, on the page. */
  canChange: boolean;
  /** Until when that can be done; null unless a visit is agreed. */
  changesUntil: string | null;
}

export type RequestState = z.infer<typeof requestState>;
export type ShownOutcome = z.infer<typeof shownOutcome>;

/**
 * The query of the private page that says what came of an answer.
 * @param offer the version of the offer that was answered; null if there was none
 */
export function outcomeQuery(outcome: ShownOutcome, offer: number | null): string {
  return `?told=${outcome}&offer=${offer ?? ''}`;
}

/**
 * What a private page says of the answer that led to it.
 * @returns null if none did, or if the clinic has offered another time or answered since
 */
export function readOutcome(
  query: URLSearchParams,
  { offer, answeredBy }: Pick<ShownRequest, 'offer' | 'answeredBy'>,
): ShownOutcome | null {
  const outcome = shownOutcome.safeParse(query.get('told')).data ?? null;
  if (outcome !== 'done') return outcome;
  const isOfThis = query.get('offer') === String(offer?.version ?? '');
  return isOfThis && answeredBy === 'patient' ? outcome : null;
}
