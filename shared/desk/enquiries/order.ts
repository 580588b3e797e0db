import type { WhichEnquiries } from './list.ts';
import type { EnquirySummary } from './summary.ts';

/** What the place of an enquiry in a list depends on. */
export type Placed = Pick<EnquirySummary, 'id' | 'receivedAt' | 'urgent' | 'visit'>;

/** The states of a request in which the patient has answered, and somebody has to see that. */
export const answeredStates = ['asked', 'cancelled'] as const;

/** Whether the patient has asked for another time, or has cancelled. */
export function hasPatientAnswered({ visit }: Pick<EnquirySummary, 'visit'>): boolean {
  return answeredStates.some((state) => state === visit.state);
}

/**
 * Whether the enquiries of a list wait for somebody. Then what is urgent comes first, next what patients have
 * answered, next the rest, and in each of them whoever has waited longest; other lists have the newest first.
 */
export function isQueue({ tab, search }: Pick<WhichEnquiries, 'tab' | 'search'>): boolean {
  return (tab === 'new' || tab === 'pending') && !search;
}

/** The group of an enquiry in a queue: 0 is urgent, 1 an answer of a patient, 2 the rest. */
export function priorityOf(enquiry: Pick<Placed, 'urgent' | 'visit'>): number {
  if (enquiry.urgent) return 0;
  return hasPatientAnswered(enquiry) ? 1 : 2;
}

/** Returns a comparator for the order of a list. */
export function compareIn(
  which: Pick<WhichEnquiries, 'tab' | 'search'>,
): (one: Placed, other: Placed) => number {
  const isAfter = (one: Placed, other: Placed) =>
    one.receivedAt + one.id > other.receivedAt + other.id;
  if (!isQueue(which)) return (one, other) => (isAfter(one, other) ? -1 : 1);
  return (one, other) => priorityOf(one) - priorityOf(other) || (isAfter(one, other) ? 1 : -1);
}
