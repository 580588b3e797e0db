import type { HeldTime, Visit, VisitDay, VisitsResponse } from '../../../shared/desk/visits.ts';
import {
  type Interval,
  isSpeciallyClosed,
  type SpecialDays,
} from '../../../shared/hours/week-hours.ts';
import { afternoonFrom } from '../../words/half-days.ts';
import { clinicTime } from '../time/clinic-time.ts';

/** The times on the hour at which a visit may begin: `10:00`. */
export function startTimes(intervals: Interval[]): string[] {
  return Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`).filter(
    (time) => intervals.some(({ opens, closes }) => opens <= time && time < closes),
  );
}

/** Whether a time, such as `2026-12-03T10:00`, is in one of the half days that a patient asked for. */
export function isRequested(at: string, halfDays: string[]): boolean {
  const half = at.slice(11) < afternoonFrom ? 'morning' : 'afternoon';
  return halfDays.includes(`${at.slice(0, 10)}-${half}`);
}

/** The day and hour of a time by the clinic's clock. */
const hourOf = (local: string) => local.slice(0, '2026-12-03T09'.length);

/**
 * Whether the hour of a visit has begun; both times are by the clinic's clock. The hour counts, not the minute, because
 * some patients come early.
 */
export const hasHourBegun = (at: string, now: string): boolean => hourOf(at) <= hourOf(now);

/** The held times in the same hour as a time by the clinic's clock. */
export function timesInHour(at: string, heldTimes: HeldTime[]): HeldTime[] {
  const hour = hourOf(at);
  return hour === '' ? [] : heldTimes.filter((each) => each.at.startsWith(hour));
}

/** The held times at which special days close the clinic. */
export function timesWhileClosed(days: SpecialDays, heldTimes: HeldTime[]): HeldTime[] {
  return heldTimes.filter(({ at }) => isSpeciallyClosed(at, [days]));
}

/** A visit as it is listed. */
export interface ListedVisit extends Visit {
  /** Whether its time is only offered, and not answered yet. */
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
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** For each visit, by id, how many visits are in its hour, including itself. */
export function countInHour(
  visits: Pick<Visit, 'id' | 'at'>[],
  timeZone: string,
): Map<string, number> {
  const byHour = Map.groupBy(visits, ({ at }) => hourOf(clinicTime(new Date(at), timeZone)));
  return new Map([...byHour.values()].flatMap((all) => all.map(({ id }) => [id, all.length])));
}

/**
 * Splits the days into visible and collapsed ones. If the clinic is closed tomorrow, the next open day is visible too,
 * and so is each day on which the clinic is closed although there are visits or offers.
 * @param openDays the next days on which the clinic is open
 */
export function splitDays(
  { days, later }: Pick<VisitsResponse, 'days' | 'later'>,
  { openDays, isClosed }: { openDays: string[]; isClosed: (day: string) => boolean },
): Pick<VisitsResponse, 'days' | 'later'> {
  // `days` are today and tomorrow.
  const tomorrow = days.at(-1)?.day ?? '';
  const nextOpenDay = openDays.find((day) => day >= tomorrow) ?? tomorrow;
  const isShown = (each: VisitDay) =>
    each.day <= nextOpenDay || (isClosed(each.day) && visitsAndOffers(each).length > 0);
  return {
    days: [...days, ...later.filter(isShown)],
    later: later.filter((day) => !isShown(day)),
  };
}
