import {
  dayAfter,
  dayNames,
  type Interval,
  intervalsOn,
  type OpeningHours,
} from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { localeOf } from '../../words/dates.ts';
import type { DeskSetup } from '../parts/setup.ts';
import { timeWriter } from '../time/time-writer.ts';

/** What a ready sentence says. */
export type ReadyKind =
  | 'oneDay'
  | 'severalDays'
  | 'otherHours'
  | 'otherHoursOnDays'
  | 'late'
  | 'away';

/** What is announced: a kind of sentence, and its days by the clinic's clock, such as `2026-12-03`. */
export interface Announced {
  kind: ReadyKind;
  /** The only or the first day, or the one from which the doctor is back. */
  day: string;
  /** The last of several days. */
  last: string;
  /** The other hours. */
  hours?: Interval | undefined;
}

/** What a ready sentence is made from. */
type ReadySetup = Pick<DeskSetup, 'messages' | 'facts' | 'partsOfDay' | 'languages' | 'locale'>;

/** How a ready sentence in a language names a day. */
export function dayNamer(setup: ReadySetup): (code: string, day: string) => string {
  const writers = new Map(setup.languages.map((code) => [code, writerIn(code, setup)]));
  return (code, day) => (writers.get(code) ?? writerIn(code, setup)).weekday(day);
}

function writerIn(code: string, { partsOfDay, locale }: ReadySetup) {
  const country = new Intl.Locale(locale).region ?? '';
  return timeWriter({ locale: localeOf(code, country), partsOfDay: partsOfDay[code] });
}

/**
 * The sentence in every language of the desk, and when the notice ends by the clinic's clock: with what it
 * announces.
 * @param today by the clinic's clock
 */
export function readyNotice(announced: Announced, today: string, setup: ReadySetup) {
  const { kind, day, last, hours } = announced;
  const { messages, facts, languages } = setup;
  const texts = languages.map((code) => {
    const write = writerIn(code, setup);
    const values = {
      PHONE: facts[code]?.['PHONE'] ?? '',
      DAY: write.weekday(day),
      LAST: write.weekday(last),
      ...(hours && {
        OPENS: write.timeOfDay(`${day}T${hours.opens}`),
        CLOSES: write.timeOfDay(`${day}T${hours.closes}`),
      }),
    };
    return [code, interpolate(messages[code]?.readyNotices[kind] ?? '', values)];
  });
  const until = {
    oneDay: `${day}T23:59`,
    severalDays: `${last}T23:59`,
    otherHours: `${day}T23:59`,
    otherHoursOnDays: `${last}T23:59`,
    late: `${today}T23:59`,
    away: `${day}T00:00`,
  };
  return { texts: Object.fromEntries(texts) as Record<string, string>, until: until[kind] };
}

/** The first day on which the clinic is usually open, from a day on; that day if it has no hours at all. */
export function firstOpenDay(from: string, openingHours: OpeningHours[]): string {
  let day = from;
  for (const _ of dayNames) {
    if (intervalsOn(day, openingHours).length > 0) return day;
    day = dayAfter(day);
  }
  return from;
}
