import type { HeldTime } from '../../../shared/desk/visits.ts';
import {
  type Interval,
  isSpeciallyClosed,
  type SpecialDays,
} from '../../../shared/hours/week-hours.ts';
import { fullHours } from '../../words/half-days.ts';

/** The clinic's hours of a day, such as `2026-12-03`. */
type HoursOfDay = (day: string) => Interval[];

/**
 * The times of a half day at which a visit may begin, by the clinic's clock: `2026-12-03T10:00`.
 * @param halfDay `2026-12-03-morning`
 */
export function timesOfHalfDay(halfDay: string, hoursOf: HoursOfDay): string[] {
  const day = halfDay.slice(0, 10);
  const part = halfDay.endsWith('morning') ? 'morning' : 'afternoon';
  return fullHours(part, hoursOf(day)).map((time) => `${day}T${time}`);
}

/**
 * The future hours of half days, each under its day. A half day has no name of its own there: each hour says its part of
 * the day, and those of an afternoon may be in the evening.
 * @param now by the clinic's clock: `2026-12-03T09:30`
 */
export function hoursByDay(
  halfDays: string[],
  hoursOf: HoursOfDay,
  now: string,
): { day: string; hours: string[] }[] {
  const hours = halfDays.flatMap((halfDay) => timesOfHalfDay(halfDay, hoursOf));
  const future = hours.filter((time) => time > now).toSorted();
  const days = Map.groupBy(future, (time) => time.slice(0, '2026-12-03'.length));
  return [...days].map(([day, ofDay]) => ({ day, hours: ofDay }));
}

/** For how many days hours are suggested if the patient named none. */
const suggestedDays = 3;

/**
 * The half days with future hours on the next open days, for a request that names none.
 * @param openDays the next days on which the clinic is open: `2026-12-03`
 * @param now by the clinic's clock: `2026-12-03T09:30`
 */
export function suggestedHalfDays(openDays: string[], hoursOf: HoursOfDay, now: string): string[] {
  const ofDays = openDays.map((day) =>
    [`${day}-morning`, `${day}-afternoon`].filter((halfDay) =>
      timesOfHalfDay(halfDay, hoursOf).some((time) => time > now),
    ),
  );
  return ofDays
    .filter((halfDays) => halfDays.length > 0)
    .slice(0, suggestedDays)
    .flat();
}

/** The times held within the same hour as another time by the clinic's clock. */
export function heldInHour(at: string, held: HeldTime[]): HeldTime[] {
  const hour = at.slice(0, '2026-12-03T09'.length);
  return hour === '' ? [] : held.filter((each) => each.at.startsWith(hour));
}

/** The times held on days that are closed or have other hours, if the clinic is not open at that time. */
export function heldWhileClosed(days: SpecialDays, held: HeldTime[]): HeldTime[] {
  return held.filter(({ at }) => isSpeciallyClosed(at, [days]));
}
