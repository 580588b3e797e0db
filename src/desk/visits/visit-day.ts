import type { Visit, VisitDay } from '../../../shared/desk/visits.ts';

/** A visit as it is listed. */
export interface ListedVisit extends Visit {
  /** Whether its time is offered only, and the patient has not answered yet. */
  isUnanswered: boolean;
}

/** The visits of a day and the offers without an answer, in order of time. */
export function visitsAndOffers({
  visits,
  offers = [],
}: Pick<VisitDay, 'visits' | 'offers'>): ListedVisit[] {
  return [
    ...visits.map((visit) => ({ ...visit, isUnanswered: false })),
    ...offers.map((offer) => ({ ...offer, isUnanswered: true })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
