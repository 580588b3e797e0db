import type { SpecialDays } from '../../shared/hours/week-hours.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/site.ts';
import { localeOf } from './dates.ts';
import { intervalText } from './hours-text.ts';

/**
 * "Closed on Thursday, 3 December.", or "Closed from 3 December to 5 December 2026."; a single day has its weekday and
 * several have their year, so that the text is right whenever it is read.
 */
export function closureText(
  { from, to, hours }: SpecialDays,
  { language, address }: Pick<Clinic, 'language' | 'address'>,
  copy: HoursCopy,
): string {
  const locale = localeOf(language, address.country);
  const times = hours && intervalText(hours, locale, copy);
  if (from === to) {
    const dates = { DATE: dateIn(locale, from, { weekday: 'long' }) };
    if (!times) return interpolate(copy.closedDay, dates);
    return interpolate(copy.otherHours ?? '{DATE}: {TIMES}', { ...dates, TIMES: times });
  }
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const dates = {
    FROM: dateIn(locale, from, isSameYear ? {} : { year: 'numeric' }),
    TO: dateIn(locale, to, { year: 'numeric' }),
  };
  if (!times) return interpolate(copy.closedDays, dates);
  return interpolate(copy.otherHoursOnDays ?? '{FROM}–{TO}: {TIMES}', { ...dates, TIMES: times });
}

function dateIn(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...options,
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));
}
