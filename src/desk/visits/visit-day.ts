import type { Visit, VisitDay, VisitsAnswer } from '../../../shared/desk/visits.ts';
import { clinicTime } from '../time/clinic-time.ts';

/** A visit as it is listed. */
export interface ListedVisit extends Visit {
  /** Whether its time is offered only, and the patient has not answered yet. */
  isUnanswered: boolean;
}

/** The visits of a day and the offers without an answer, in order of time. */
export function visitsAndOffers({
  visits,
  offers,
}: Pick<VisitDay, 'visits' | 'offers'>): ListedVisit[] {
  return [
    ...visits.map((visit) => ({ ...visit, isUnanswered: false })),
    ...offers.map((offer) => ({ ...offer, isUnanswered: true })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** How many of these visits are in the hour of each, itself included, by the clinic's clock: by the visit's id. */
export function countInHour(
  visits: Pick<Visit, 'id' | 'at'>[],
  timeZone: string,
): Map<string, number> {
  const byHour = Map.groupBy(visits, ({ at }) => {
    return clinicTime(new Date(at), timeZone).slice(0, '2026-12-03T09'.length);
  });
  return new Map([...byHour.values()].flatMap((all) => all.map(({ id }) => [id, all.length])));
}

/**
 * Which days are shown, and which are folded away: if the clinic is closed tomorrow, what is agreed for the next open
 * day is shown too, and so is what was agreed for a day that has been closed since.
 * @param openDays the next days on which the clinic is open
 */
export function shownDays(
  { days, later }: VisitsAnswer,
  { openDays, isClosed }: { openDays: string[]; isClosed: (day: string) => boolean },
): VisitsAnswer {
  const tomorrow = days.at(-1)?.day ?? '';
  const nextOpen = openDays.find((day) => day >= tomorrow) ?? tomorrow;
  const isShown = (each: VisitDay) =>
    each.day <= nextOpen || (isClosed(each.day) && visitsAndOffers(each).length > 0);
  return {
    days: [...days, ...later.filter(isShown)],
    later: later.filter((day) => !isShown(day)),
  };
}
