import { z } from 'zod';

/**
 * Where the request of an enquiry's sender stands. `received`: no time has been offered. `offered`: one has.
 * `asked`: the patient has asked for another. `agreed`: the visit is agreed. `cancelled`: by the patient.
 */
export const requestState = z.enum(['received', 'offered', 'asked', 'agreed', 'cancelled']);

/**
 * What the private page of a request says after an answer. `done`: it is recorded. `changed`: the page was
 * out of date, so nothing was. `late`: it can only be changed by phone now. `failed`: it could not be
 * recorded.
 */
export const shownOutcome = z.enum(['done', 'changed', 'late', 'failed']);

/** What the private page of a request shows: no name, no number, and no word of the message. */
export interface ShownRequest {
  state: RequestState;
  /** Times are ISO 8601 in UTC. */
  receivedAt: string;
  /** Until when the clinic answers, by its opening hours. */
  answerBy: string;
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
  } | null;
  /** When the patient, or the clinic for the patient, answered last; null if never. */
  answeredAt: string | null;
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
