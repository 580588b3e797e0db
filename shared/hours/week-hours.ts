/** Days of the week, abbreviated as in schema.org. */
export const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** A day of the week. */
export type DayName = (typeof dayNames)[number];

/** From one time of day to another: `10:00` to `20:00`. */
export interface Interval {
  opens: string;
  closes: string;
}

/** Days with the same hours. */
export interface DayGroup {
  /** In order, Monday first. */
  days: DayName[];
  /** In order; several if the clinic closes for lunch. */
  intervals: Interval[];
}

/** Consecutive days, both ends included: `2026-12-03`. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Days with hours that differ from the regular ones. */
export interface SpecialDays extends DaySpan {
  /** The hours of each of these days; absent if the clinic is closed. */
  hours?: Interval | undefined;
}

/** The same hours on several days. */
export interface OpeningHours extends Interval {
  days: DayName[];
}

const dayLength = 86_400_000;

/** The day after a day such as `2026-12-03`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + dayLength).toISOString().slice(0, 10);
}

/** How many days a span has. */
export function countDays({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / dayLength + 1;
}

/**
 * The special days that include a day; if several do, the first of them. Undefined if the day has regular hours.
 * @param day `2026-12-03`
 */
export function specialDaysOn<Days extends SpecialDays>(
  day: string,
  specialDays: Days[],
): Days | undefined {
  return specialDays.find(({ from, to }) => from <= day && day <= to);
}

/**
 * Whether special days close the clinic at a time.
 * @param at by the clinic's clock: `2026-12-03T09:30`
 * @param specialDays if several include the day, the first of them counts
 */
export function isSpeciallyClosed(at: string, specialDays: SpecialDays[]): boolean {
  const [day = '', time = ''] = at.split('T');
  const matchingDays = specialDaysOn(day, specialDays);
  if (!matchingDays) return false;
  const { hours } = matchingDays;
  return hours === undefined || time < hours.opens || hours.closes <= time;
}

/** Groups the days with the same hours, in the order of the week; closed days are omitted. */
export function groupDays(rows: OpeningHours[]): DayGroup[] {
  const groups = new Map<string, DayGroup>();
  for (const day of dayNames) {
    const intervals = intervalsOf(rows, day);
    if (intervals.length === 0) continue;
    const key = JSON.stringify(intervals);
    const group = groups.get(key) ?? { days: [], intervals };
    group.days.push(day);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Splits days into runs of consecutive ones: Mo, Tu, We, Fr into Mo, Tu, We and Fr. */
export function runsOf(days: DayName[]): DayName[][] {
  const runs: DayName[][] = [];
  for (const day of days) {
    const lastRun = runs.at(-1);
    const isNext = lastRun?.at(-1) === dayNames[dayNames.indexOf(day) - 1];
    if (lastRun && isNext) lastRun.push(day);
    else runs.push([day]);
  }
  return runs;
}

/** Hours as normalised text, independent of their grouping. */
export function formatHours(hours: OpeningHours[]): string {
  return groupDays(hours)
    .map(({ days, intervals }) => {
      const runs = runsOf(days).map((run) => [...new Set([run[0], run.at(-1)])].join('-'));
      const times = intervals.map(({ opens, closes }) => `${opens}-${closes}`);
      return `${runs.join(', ')} ${times.join(' and ')}`;
    })
    .join(', ');
}

/** The index of the weekday of a date such as `2026-12-03`: 0 is Monday, as in `dayNames`. */
function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00Z`).getUTCDay() + 6) % dayNames.length;
}

/**
 * The regular hours of a date, in order; intervals without a gap between them are joined.
 * @param date `2026-12-03`
 */
export function intervalsOn(date: string, rows: OpeningHours[]): Interval[] {
  const name = dayNames[weekdayOf(date)];
  return name ? intervalsOf(rows, name) : [];
}

/**
 * The hours of a date, in order; empty if the clinic is closed.
 * @param date `2026-12-03`
 * @param specialDays if several include the date, the first of them counts
 */
export function hoursOn(
  date: string,
  openingHours: OpeningHours[],
  specialDays: SpecialDays[],
): Interval[] {
  const matchingDays = specialDaysOn(date, specialDays);
  if (!matchingDays) return intervalsOn(date, openingHours);
  return matchingDays.hours ? [matchingDays.hours] : [];
}

/** The hours of one day in order; intervals without a gap between them are joined. */
function intervalsOf(rows: OpeningHours[], day: DayName): Interval[] {
  const intervals: Interval[] = [];
  const all = rows.filter(({ days }) => days.includes(day));
  for (const { opens, closes } of all.sort((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const lastInterval = intervals.at(-1);
    if (lastInterval?.closes === opens) lastInterval.closes = closes;
    else intervals.push({ opens, closes });
  }
  return intervals;
}
