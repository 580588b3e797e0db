import { clockTime, formatOf, type PartsOfDay, shortClockTime } from '../../words/dates.ts';

/** A moment by the clinic's clock, in the format of a `datetime-local` field: `2026-12-03T09:30`. */
export function clinicTime(moment: Date, timeZone: string): string {
  // Swedish dates are in ISO 8601 format.
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const;
  const text = formatOf('sv-SE', options).format(moment);
  return text.replace(' ', 'T');
}

/**
 * The instant of a clinic-local time, in ISO 8601 and UTC. It may be an hour off when daylight saving time begins or
 * ends.
 */
export function instantOf(local: string, timeZone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  const offsetAt = (time: number) => Date.parse(`${clinicTime(new Date(time), timeZone)}Z`) - time;
  const estimate = asUtc - offsetAt(asUtc);
  return new Date(asUtc - offsetAt(estimate)).toISOString();
}

/** Whether two moments are on the same day by the clinic's clock. */
export function isSameDay(a: Date, b: Date, timeZone: string): boolean {
  const [first, second] = [a, b].map((moment) => clinicTime(moment, timeZone).slice(0, 10));
  return first === second;
}

/** How days and times are formatted. */
interface TimeFormat {
  /** BCP 47 tag: `mr-IN-u-nu-latn`. */
  locale: string;
  /** The names of the parts of the day, for languages that put them before the hour. */
  partsOfDay: PartsOfDay | undefined;
}

const shortDate = { weekday: 'short', day: 'numeric', month: 'short' } as const;
const longDate = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

/**
 * Formats days and times by the clinic's clock, given as `2026-12-03T09:30`. A language that names the parts
 * of the day has an order of its own, and does not abbreviate days and months: “सोमवार, 23 नोव्हेंबर, सकाळी
 * 10:00”.
 */
export function timeFormatter({ locale, partsOfDay }: TimeFormat) {
  const format = (local: string, options: Intl.DateTimeFormatOptions) => {
    const [day = '', time = '00:00'] = local.split('T');
    return formatOf(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T${time}Z`));
  };
  const yearOf = (local: string) => local.slice(0, 4);
  const timeOfDay = (local: string) =>
    partsOfDay ? clockTime(local.slice(11, 16), locale, partsOfDay) : format(local, clock);
  return {
    /** A day and time, with the year if it is not the current one. */
    time: (local: string, today: string) => {
      const isThisYear = yearOf(local) === yearOf(today);
      if (!partsOfDay) {
        return format(local, { ...shortDate, ...(!isThisYear && { year: 'numeric' }), ...clock });
      }
      const year = isThisYear ? '' : ` ${yearOf(local)}`;
      return `${format(local, longDate)}${year}, ${timeOfDay(local)}`;
    },
    /** The time of day alone. */
    timeOfDay,
    /** A whole hour such as `10:00`, where space is scarce. */
    hour: (hour: string) =>
      partsOfDay
        ? shortClockTime(hour, locale, partsOfDay)
        : format(`2026-01-01T${hour}`, { hour: 'numeric' }),
    /** A day such as `2026-12-03`, with weekday and year. */
    day: (day: string) =>
      partsOfDay
        ? `${format(day, longDate)} ${yearOf(day)}`
        : format(day, { ...longDate, year: 'numeric' }),
    /** A day with weekday, without year. */
    weekday: (day: string) => format(day, longDate),
    /** The same where space is scarce. */
    briefWeekday: (day: string) => format(day, partsOfDay ? longDate : shortDate),
    /** A day without weekday and year. */
    shortDay: (day: string) =>
      format(day, { day: 'numeric', month: partsOfDay ? 'long' : 'short' }),
  };
}
