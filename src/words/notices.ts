import type { DaySpan } from '../../shared/hours/week-hours.ts';
import type { Site } from '../content/read/index.ts';
import type { Clinic } from '../content/schema/clinic.ts';
import type { HoursCopy } from '../content/schema/hours-copy.ts';
import { closureText } from './closure-text.ts';
import { closuresToCome } from './closures.ts';

/** A sentence for the top of every page. */
export interface Notice {
  /** When it is first shown, in milliseconds since 1970; 0 if it is already shown. */
  from: number;
  /** When it is no longer shown. */
  until: number;
  text: string;
  /** Its language, if it differs from that of the page. */
  language?: string;
  /** What follows the text, if it is in another language. */
  addition?: { text: string; language: string };
}

/** How many days before a closure pages begin to announce it. */
const daysAhead = 7;

/** The notice that staff show at the top of every page. */
export function staffNotices({
  clinic,
  notices: { notice },
}: Pick<Site, 'clinic' | 'notices'>): Notice[] {
  if (!notice) return [];
  const { language, languages } = clinic;
  const written = [language, ...languages].find((code) => notice.texts[code]) ?? language;
  const text = notice.texts[written];
  const other = written !== language && { language: written };
  return text ? [{ from: 0, until: notice.until, text, ...other }] : [];
}

/** The notices about the clinic's closures at the top of every page; past ones are left out. */
export function closureNotices(
  clinic: Pick<Clinic, 'closures' | 'language' | 'languages' | 'timeZone' | 'address'>,
  copy: HoursCopy,
  now = Temporal.Now.instant(),
): Notice[] {
  return closuresToCome(clinic, now).map((closure) => {
    const first = Temporal.PlainDate.from(closure.from);
    const dates = closureText(closure, clinic, copy);
    const { text, language } = closure.sentence ?? {};
    return {
      from: midnight(first.subtract({ days: daysAhead }), clinic),
      until: endOf(closure, clinic),
      ...(text && language
        ? { text: dates, addition: { text, language } }
        : { text: [dates, text].filter(Boolean).join(' ') }),
    };
  });
}

/** When a closure ends, in milliseconds since 1970. */
export function endOf({ to }: DaySpan, clinic: Pick<Clinic, 'timeZone'>): number {
  return midnight(Temporal.PlainDate.from(to).add({ days: 1 }), clinic);
}

function midnight(day: Temporal.PlainDate, { timeZone }: Pick<Clinic, 'timeZone'>): number {
  return day.toZonedDateTime(timeZone).epochMilliseconds;
}
