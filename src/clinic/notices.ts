import type { Clinic } from './clinic.ts';
import { closedDaysToCome } from './closed-days.ts';
import { localeOf } from './dates.ts';
import type { HoursCopy } from './hours-copy.ts';
import { interpolate } from './interpolate.ts';

/** A sentence for the top of every page. */
export interface Notice {
  /** When it begins to be shown, in milliseconds since 1970. */
  from: number;
  /** When it is over. */
  until: number;
  text: string;
}

/** Days before a closure from which the pages tell of it. */
const daysAhead = 7;

/** What the clinic's closures say at the top of every page; what is over is left out. */
export function closureNotices(
  clinic: Pick<Clinic, 'closures' | 'language' | 'timeZone' | 'address'>,
  copy: HoursCopy,
  now = Temporal.Now.instant(),
): Notice[] {
  const { language, timeZone, address } = clinic;
  const locale = localeOf(language, address.country);
  const midnight = (day: Temporal.PlainDate) => day.toZonedDateTime(timeZone).epochMilliseconds;
  return closedDaysToCome(clinic, now).map(({ from, to, sentence }) => {
    const first = Temporal.PlainDate.from(from);
    const last = Temporal.PlainDate.from(to);
    return {
      from: midnight(first.subtract({ days: daysAhead })),
      until: midnight(last.add({ days: 1 })),
      text: [datesText(first, last, locale, copy), sentence].filter(Boolean).join(' '),
    };
  });
}

/** The dates in words, with the year, so that they are right whenever they are read. */
function datesText(
  first: Temporal.PlainDate,
  last: Temporal.PlainDate,
  locale: string,
  copy: HoursCopy,
): string {
  const words = (day: Temporal.PlainDate, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'long',
      ...options,
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00Z`));
  const year = 'numeric';
  if (first.equals(last)) {
    return interpolate(copy.closedDay, { DATE: words(first, { weekday: 'long', year }) });
  }
  return interpolate(copy.closedDays, {
    FROM: words(first, first.year === last.year ? {} : { year }),
    TO: words(last, { year }),
  });
}
