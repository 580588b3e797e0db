import { dayNames, type OpeningHours } from '../../shared/week-hours.ts';
import { isClosedOn, type PlannedClosure } from './closures.ts';

/** A morning or an afternoon on which the clinic is open. */
export interface HalfDay {
  day: Temporal.PlainDate;
  part: 'morning' | 'afternoon';
}

/** By part of the day, the times of each weekday from Monday on: `10:00`. */
export type VisitTimes = Record<HalfDay['part'], string[][]>;

/** The most times suggested for a half day. */
const mostTimes = 4;

/** Afternoons begin after lunch. */
const afternoonFrom = '13:00';

/** How far ahead to look: a clinic that opens once a fortnight still has six half days. */
const daysAhead = 45;

/**
 * The next half days that have not begun yet, by the clinic's hours.
 * @param closed days to leave out
 * @param now in the clinic's time zone
 */
export function nextHalfDays(
  hours: OpeningHours[],
  closed: PlannedClosure[],
  now: Temporal.ZonedDateTime,
): HalfDay[] {
  const today = now.toPlainDate();
  const found: HalfDay[] = [];
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = today.add({ days: ahead });
    if (isClosedOn(day.toString(), closed)) continue;
    const name = dayNames[day.dayOfWeek - 1];
    const open = hours.filter(({ days }) => days.some((each) => each === name));
    const isToCome = (begin: string) => ahead > 0 || begin > now.toPlainTime().toString();
    const mornings = open.filter(({ opens }) => opens < afternoonFrom && isToCome(opens));
    const afternoons = open.filter(
      ({ opens, closes }) =>
        closes > afternoonFrom && isToCome(opens > afternoonFrom ? opens : afternoonFrom),
    );
    if (mornings.length > 0) found.push({ day, part: 'morning' });
    if (afternoons.length > 0) found.push({ day, part: 'afternoon' });
  }
  return found.slice(0, 6);
}

/** The first full hours of each morning and afternoon, by the clinic's hours. */
export function visitTimes(hours: OpeningHours[]): VisitTimes {
  const timesOf = (from: string, until: string) =>
    dayNames.map((name) =>
      hoursOfDay
        .filter((time) => time >= from && time < until)
        .filter((time) =>
          hours.some(
            ({ days, opens, closes }) =>
              days.some((each) => each === name) && opens <= time && time < closes,
          ),
        )
        .slice(0, mostTimes),
    );
  return { morning: timesOf('00:00', afternoonFrom), afternoon: timesOf(afternoonFrom, '24:00') };
}

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
