import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import type { PlannedClosure } from './closures.ts';
import { localeOf } from './dates.ts';

/** "Closed on Thursday, 3 December 2026." */
export function closureText(
  { from, to }: PlannedClosure,
  { language, address }: Pick<Clinic, 'language' | 'address'>,
  copy: HoursCopy,
): string {
  const locale = localeOf(language, address.country);
  return datesText(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to), locale, copy);
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
