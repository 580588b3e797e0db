import {
  dayAfter,
  dayNames,
  intervalsOn,
  type OpeningHours,
} from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import type { Notice } from '../../../shared/notices.ts';
import { localeOf } from '../../words/dates.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { timeWriter } from '../time/clinic-time.ts';

/** How many days before the first closed day its notice appears. */
const daysAhead = 3;

/** The part of the setup that ready sentences need. */
type ReadySetup = Pick<DeskSetup, 'messages' | 'facts' | 'partsOfDay' | 'languages' | 'locale'>;

/** What is announced, by the clinic's clock. */
export interface Announced {
  kind: 'closing' | 'late' | 'away';
  /** The first or only day, or the one on which the doctor is back. */
  day: string;
  to?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
}

/** The text of a notice, and when it is shown. */
export type NoticeContent = Omit<Notice, 'id'>;

/**
 * The ready sentence in every language of the desk. A notice about closed days appears three days before them; every
 * notice ends with what it announces.
 * @param now by the clinic's clock
 */
export function readyNotice(announced: Announced, now: string, setup: ReadySetup): NoticeContent {
  const { kind, day, to = day, opens, closes } = announced;
  const { messages, facts, languages, partsOfDay, locale } = setup;
  const ofHours = day === to ? ('otherHours' as const) : ('otherHoursOnDays' as const);
  const ofDays = day === to ? ('oneDay' as const) : ('severalDays' as const);
  const sentence = kind === 'closing' ? (opens ? ofHours : ofDays) : kind;
  const country = new Intl.Locale(locale).region ?? '';
  const texts = languages.map((code) => {
    const write = timeWriter({ locale: localeOf(code, country), partsOfDay: partsOfDay[code] });
    const values = {
      PHONE: facts[code]?.['PHONE'] ?? '',
      DAY: write.weekday(day),
      LAST: write.weekday(to),
      OPENS: opens ? write.timeOfDay(`${day}T${opens}`) : '',
      CLOSES: closes ? write.timeOfDay(`${day}T${closes}`) : '',
    };
    return [code, interpolate(messages[code]?.readyNotices[sentence] ?? '', values)];
  });
  const early = new Date(Date.parse(day) - daysAhead * 86_400_000).toISOString();
  const first = `${early.slice(0, 'YYYY-MM-DD'.length)}T00:00`;
  return {
    text: Object.fromEntries(texts),
    from: kind === 'closing' && first > now ? first : now,
    until: { closing: `${to}T23:59`, late: `${now.slice(0, 10)}T23:59`, away: `${day}T00:00` }[
      kind
    ],
  };
}

/** The first day from a given one with regular opening hours; the given day if there are no hours at all. */
export function firstOpenDay(from: string, openingHours: OpeningHours[]): string {
  let day = from;
  for (const _ of dayNames) {
    if (intervalsOn(day, openingHours).length > 0) return day;
    day = dayAfter(day);
  }
  return from;
}
