import type { EnquiryFilter, EnquirySummary } from './list.ts';

/** The states of a request in which the patient has answered, and somebody has to see that. */
export const answeredStates = ['asked', 'cancelled'] as const;

/** Whether the patient has asked for another time, or has cancelled. */
export function hasPatientAnswered({ visit }: Pick<EnquirySummary, 'visit'>): boolean {
  return answeredStates.some((state) => state === visit.state);
}

/**
 * Whether the enquiries of a list are waiting for an answer. Such a list is sorted by `priority`, then oldest first;
 * other lists are sorted newest first. The server sorts.
 */
export function isQueue({ tab, search }: Pick<EnquiryFilter, 'tab' | 'search'>): boolean {
  return (tab === 'new' || tab === 'pending') && !search;
}

/** Returns a comparator that finds the place, in a list, of an enquiry that is not in it any more. */
export function compareIn(which: Pick<EnquiryFilter, 'tab' | 'search'>) {
  type Placed = Pick<EnquirySummary, 'id' | 'receivedAt' | 'priority'>;
  const byTime = (one: Placed, other: Placed) =>
    one.receivedAt + one.id > other.receivedAt + other.id ? 1 : -1;
  if (!isQueue(which)) return (one: Placed, other: Placed) => byTime(other, one);
  return (one: Placed, other: Placed) => one.priority - other.priority || byTime(one, other);
}
