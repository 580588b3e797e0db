import {
  type DayName,
  dayNames,
  groupDays,
  type Interval,
  type OpeningHours,
  runsOf,
} from '../../shared/hours/week-hours.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { HoursCopy } from '../content/schema/site.ts';
import { factField, marked } from '../content/snapshot/marks.ts';
import { clockTime, localeOf, shortClockTime, weekdays } from './dates.ts';

/** What texts about hours are made from. */
interface ClinicHours {
  openingHours: OpeningHours[];
  language: string;
  address: { country: string };
}

/** One line of hours: the days that have them, and the times. */
export interface HoursLine {
  /** "Monday to Saturday" */
  days: string;
  /** "10:00 AM to 8:00 PM"; with a lunch break, two of these and the word that joins them. */
  times: { text: string; isInterval: boolean }[];
}

/** The hours of the week in a language: one line for all days with the same hours. */
export function hoursLines(clinic: ClinicHours, copy: HoursCopy): HoursLine[] {
  const { language, address } = clinic;
  const locale = localeOf(language, address.country);
  const list = new Intl.ListFormat(locale);
  const dayName = dayNamer(weekdays(locale, 'long'));
  return groupDays(clinic.openingHours).map(({ days, intervals }) => {
    const times = intervals.map((interval) => intervalText(interval, locale, copy));
    return {
      days: marked(list.format(daysText(days, dayName, copy.days)), factField('/openingHours')),
      times: list.formatToParts(times).map(({ type, value }) => ({
        text: marked(value, factField('/openingHours')),
        isInterval: type === 'element',
      })),
    };
  });
}

/** One interval of opening hours: "10:00 AM to 8:00 PM". */
export function intervalText({ opens, closes }: Interval, locale: string, copy: HoursCopy): string {
  return interpolate(copy.times, {
    OPENS: clockTime(opens, locale, copy.partsOfDay),
    CLOSES: clockTime(closes, locale, copy.partsOfDay),
  });
}

/**
 * The days of the week on which the clinic has no hours, in a sentence: "Closed on Sunday".
 * @param sentence with {DAYS}; undefined if the language has none
 * @returns null if it has hours every day, or there is no sentence
 */
export function closedWeekdays(
  clinic: ClinicHours,
  copy: HoursCopy,
  sentence: string | undefined,
): string | null {
  const locale = localeOf(clinic.language, clinic.address.country);
  const openDays = new Set(clinic.openingHours.flatMap(({ days }) => days));
  const closedDays = dayNames.filter((day) => !openDays.has(day));
  if (!sentence || closedDays.length === 0) return null;
  const days = daysText(closedDays, dayNamer(weekdays(locale, 'long')), copy.days);
  const text = interpolate(sentence, { DAYS: new Intl.ListFormat(locale).format(days) });
  return marked(text, factField('/openingHours'));
}

/** A line of hours as one sentence: "Monday to Saturday, 10:00 AM to 8:00 PM". */
export function hoursSentence({ days, times }: HoursLine): string {
  return `${days}, ${times.map(({ text }) => text).join('')}`;
}

/** The hours of the week in short: "Mon-Sat 10AM-8PM". */
export function shortHours(clinic: ClinicHours, copy: HoursCopy): string[] {
  const { language, address } = clinic;
  const locale = localeOf(language, address.country);
  const dayName = dayNamer(weekdays(locale, 'short'));
  return groupDays(clinic.openingHours).map(({ days, intervals }) => {
    const times = intervals.map(({ opens, closes }) =>
      interpolate(copy.shortTimes, {
        OPENS: shortClockTime(opens, locale, copy.partsOfDay),
        CLOSES: shortClockTime(closes, locale, copy.partsOfDay),
      }),
    );
    const line = `${daysText(days, dayName, copy.shortDays).join(', ')} ${times.join(', ')}`;
    return marked(line, factField('/openingHours'));
  });
}

/** Names days; three or more in a row become "Monday to Wednesday". */
function daysText(days: DayName[], dayName: (day: DayName) => string, range: string): string[] {
  return runsOf(days).flatMap((run) => {
    const [first, ...others] = run;
    const last = others.at(-1);
    if (!first || !last || run.length < 3) return run.map(dayName);
    return interpolate(range, { FROM: dayName(first), TO: dayName(last) });
  });
}

function dayNamer(names: string[]) {
  return (day: DayName) => names[dayNames.indexOf(day)] ?? day;
}
