import type { SpecialDays } from './week-hours.ts';

/** Maximum number of days in one entry. */
export const maxDays = 92;

/** Maximum length of a reason, in characters. */
export const maxReasonLength = 100;

/** Consecutive days on which the clinic is closed or has other hours: an entry of `days.yaml`. */
export interface DaysEntry {
  /** The first, or the only one: `2026-12-03`. */
  day: string;
  /** The last, if there are several. */
  to?: string | undefined;
  /** The hours of each day; both absent if the clinic is closed. */
  opens?: string | undefined;
  closes?: string | undefined;
  /** For staff only. */
  reason?: string | undefined;
}

/** The last day of an entry. */
export const lastDayOf = ({ day, to = day }: DaysEntry): string => to;

/** Whether two entries have a day in common. */
export function overlap(a: DaysEntry, b: DaysEntry): boolean {
  return a.day <= lastDayOf(b) && b.day <= lastDayOf(a);
}

/** The days of an entry, with their hours. */
export function specialDaysOf({ day, to = day, opens, closes }: DaysEntry): SpecialDays {
  return { from: day, to, ...(opens && closes && { hours: { opens, closes } }) };
}

/**
 * The special days that are not over, in order.
 * @param today by the clinic's clock: `2026-12-03`
 */
export function upcomingDays(entries: DaysEntry[], today: string): SpecialDays[] {
  return entries
    .map(specialDaysOf)
    .filter(({ to }) => to >= today)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}
