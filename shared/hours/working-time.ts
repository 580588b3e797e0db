import { hoursOn, type Interval, type OpeningHours, type SpecialDays } from './week-hours.ts';

/** When a clinic is open. */
export interface WorkingTime {
  openingHours: OpeningHours[];
  /** Days on which it is closed or has other hours; if several include a day, the first of them counts. */
  specialDays: SpecialDays[];
  /** IANA name, such as Asia/Kolkata. */
  timeZone: string;
}

const minuteLength = 60_000;

/** How far ahead to look, in days. */
const daysAhead = 400;

/** Whether the clinic is open at a local time. */
export function isOpenAt(local: Temporal.PlainDateTime, clinic: WorkingTime): boolean {
  const time = local.toPlainTime().toString();
  return hoursFor(local.toPlainDate(), clinic).some(
    ({ opens, closes }) => opens <= time && time < closes,
  );
}

/**
 * The next days on which the clinic opens, from the first day on, inclusive: `2026-12-03`.
 * @param count maximum number of days; a clinic that is never open has none
 */
export function nextOpenDays(
  firstDay: Temporal.PlainDate,
  count: number,
  clinic: WorkingTime,
): string[] {
  return Array.from({ length: daysAhead }, (_, ahead) => firstDay.add({ days: ahead }))
    .filter((day) => hoursFor(day, clinic).length > 0)
    .slice(0, count)
    .map(String);
}

/**
 * The moment at which the clinic will have been open for a number of minutes.
 * @param start the moment from which to count
 * @returns that moment; if the clinic is not open for so long within 400 days, every minute counts
 */
export function addOpenMinutes(
  start: Temporal.Instant,
  minutes: number,
  clinic: WorkingTime,
): Temporal.Instant {
  let remainingMinutes = minutes;
  const firstDay = start.toZonedDateTimeISO(clinic.timeZone).toPlainDate();
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = firstDay.add({ days: ahead });
    for (const { opens, closes } of hoursFor(day, clinic)) {
      const end = momentOf(day, closes, clinic);
      const opening = momentOf(day, opens, clinic);
      const from = Temporal.Instant.compare(opening, start) > 0 ? opening : start;
      const openMinutes = from.until(end).total('minutes');
      if (openMinutes <= 0) continue;
      if (remainingMinutes <= openMinutes)
        return from.add({ seconds: Math.round(remainingMinutes * 60) });
      remainingMinutes -= openMinutes;
    }
  }
  return start.add({ seconds: Math.round(minutes * 60) });
}

/**
 * Returns a function that measures for how many minutes the clinic was open between two moments, in milliseconds since
 * 1970; efficient for many pairs. If the clinic is never open between `from` and `until`, every minute counts.
 * @param from the earliest moment to be measured
 * @param until the latest moment to be measured
 */
export function createOpenTimeMeter(
  from: Temporal.Instant,
  until: Temporal.Instant,
  clinic: WorkingTime,
): (start: number, end: number) => number {
  const firstDay = from.toZonedDateTimeISO(clinic.timeZone).toPlainDate();
  const lastDay = until.toZonedDateTimeISO(clinic.timeZone).toPlainDate();
  const openPeriods = Array.from({ length: firstDay.until(lastDay).days + 1 }, (_, ahead) => {
    const day = firstDay.add({ days: ahead });
    return hoursFor(day, clinic).map(({ opens, closes }) => ({
      start: momentOf(day, opens, clinic).epochMilliseconds,
      end: momentOf(day, closes, clinic).epochMilliseconds,
    }));
  }).flat();
  if (openPeriods.length === 0) return (start, end) => (end - start) / minuteLength;
  const openUntil = (moment: number) =>
    openPeriods.reduce((sum, { start, end }) => {
      return moment > start ? sum + Math.min(moment, end) - start : sum;
    }, 0);
  return (start, end) => (openUntil(end) - openUntil(start)) / minuteLength;
}

/** The hours of a day, in order. */
function hoursFor(day: Temporal.PlainDate, { openingHours, specialDays }: WorkingTime): Interval[] {
  return hoursOn(day.toString(), openingHours, specialDays);
}

function momentOf(
  day: Temporal.PlainDate,
  time: string,
  { timeZone }: WorkingTime,
): Temporal.Instant {
  return day.toZonedDateTime({ timeZone, plainTime: Temporal.PlainTime.from(time) }).toInstant();
}
