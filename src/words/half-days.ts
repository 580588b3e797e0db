import { hoursOn, type OpeningHours, type SpecialDays } from '../../shared/hours/week-hours.ts';

/** A morning or an afternoon on which the clinic is open. */
export interface HalfDay {
  day: Temporal.PlainDate;
  part: 'morning' | 'afternoon';
}

/** Afternoons begin after lunch. */
export const afternoonFrom = '13:00';

/** The first day on offer, in days from today, if answers are quick. For an earlier day, patients call. */
const firstDay = 2;

/** How far ahead to look: a clinic that opens once a fortnight still has six half days. */
const daysAhead = 45;

/** Limits of the half days on offer, and of their days, each of which is a row. */
const maxHalfDays = 6;
const maxDays = 3;

/**
 * The next half days on offer, by the clinic's hours: six, or one less if the sixth would be on a
 * fourth day. They begin on the day after the answer, so that the patient knows the time before setting out.
 * @param specialDays days on which the clinic is closed or has other hours
 * @param today in the clinic's time zone
 * @param answeredOn the day on which the answer is due
 */
export function nextHalfDays(
  hours: OpeningHours[],
  specialDays: SpecialDays[],
  { today, answeredOn }: { today: Temporal.PlainDate; answeredOn: Temporal.PlainDate },
): HalfDay[] {
  const halfDays: HalfDay[] = [];
  const firstOffset = Math.max(firstDay, today.until(answeredOn).days + 1);
  for (let ahead = firstOffset; ahead < firstOffset + daysAhead; ahead += 1) {
    const day = today.add({ days: ahead });
    const intervals = hoursOn(day.toString(), hours, specialDays);
    if (intervals.some(({ opens }) => opens < afternoonFrom))
      halfDays.push({ day, part: 'morning' });
    if (intervals.some(({ closes }) => closes > afternoonFrom))
      halfDays.push({ day, part: 'afternoon' });
  }
  const days = new Set(halfDays.map(({ day }) => day.toString()));
  const [lastDay] = [...days].slice(maxDays - 1);
  const firstDays = halfDays.filter(
    ({ day }) => lastDay === undefined || day.toString() <= lastDay,
  );
  const isEnough = firstDays.length >= maxHalfDays - 1;
  return (isEnough ? firstDays : halfDays).slice(0, maxHalfDays);
}
