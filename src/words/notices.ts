import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import { type ClosedDays, closedDaysToCome } from './closed-days.ts';
import { localeOf } from './dates.ts';
import { interpolate } from './interpolate.ts';

/** A sentence for the top of every page. */
export interface Notice {
  /** When it is first shown, in milliseconds since 1970; 0 where it is shown already. */
  from: number;
  /** When it is no longer shown. */
  until: number;
  text: string;
  /** Its language, where it differs from that of the page. */
  language?: string;
  /** What follows the text, where it is in another language. */
  addition?: { text: string; language: string };
}

/** How many days before a closure pages begin to announce it. */
const daysAhead = 7;

/** The notices about the clinic's closures at the top of every page; past ones are left out. */
export function closureNotices(
  clinic: Pick<Clinic, 'closures' | 'language' | 'languages' | 'timeZone' | 'address'>,
  copy: HoursCopy,
  now = Temporal.Now.instant(),
): Notice[] {
  return closedDaysToCome(clinic, now).map((days) => {
    const first = Temporal.PlainDate.from(days.from);
    const dates = closedText(days, clinic, copy);
    const { text, language } = days.sentence ?? {};
    return {
      from: midnight(first.subtract({ days: daysAhead }), clinic),
      until: endOf(days, clinic),
      ...(text && language
        ? { text: dates, addition: { text, language } }
        : { text: [dates, text].filter(Boolean).join(' ') }),
    };
  });
}

/** When closed days end, in milliseconds since 1970. */
export function endOf({ to }: ClosedDays, clinic: Pick<Clinic, 'timeZone'>): number {
  return midnight(Temporal.PlainDate.from(to).add({ days: 1 }), clinic);
}

/** "Closed on Thursday, 3 December 2026." */
export function closedText(
  { from, to }: ClosedDays,
  { language, address }: Pick<Clinic, 'language' | 'address'>,
  copy: HoursCopy,
): string {
  const locale = localeOf(language, address.country);
  return datesText(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to), locale, copy);
}

function midnight(day: Temporal.PlainDate, { timeZone }: Pick<Clinic, 'timeZone'>): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}

/** The dates in words, with the year, so that they stay right whenever they are read. */
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
