import type { NoticesAnswer } from '../../../shared/desk/notices.ts';
import type { Interval, SpecialDays } from '../../../shared/hours/week-hours.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useDays, useLocalTimeOfDay } from '../time/times.ts';
import type { Announced } from './ready-notices.ts';

/** Closed days, or days with other hours, by the clinic's clock: `2026-12-03`. */
export interface Span {
  day: string;
  /** The last day, if there are several. */
  to?: string | undefined;
  /** Left out if the clinic is closed. */
  hours?: Interval | undefined;
}

/** Closed days, or days with other hours, as they are listed. */
export type ClosedSpan = NoticesAnswer['closedDays'][number];

/** Whether days have the same hours, or are closed alike. */
export const haveSameHours = (one: Span['hours'], other: Span['hours']): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/** What is entered for each of some listed days, to be sent with a change of them. */
export const enteredIn = ({ hours, reason, by }: ClosedSpan) => ({
  ...(hours && { hours }),
  reason,
  by,
});

/** What a notice of closed days or other hours announces. */
export function announcedBy({ day, to = day, hours }: Span): Announced {
  const kinds = hours
    ? (['otherHours', 'otherHoursOnDays'] as const)
    : (['oneDay', 'severalDays'] as const);
  return { kind: kinds[day === to ? 0 : 1], day, last: to, hours };
}

/** The days on which the clinic is closed by what a notice announces; nothing if it announces something else. */
export function closedBy({ kind, day, last }: Announced): Span | undefined {
  if (day === '' || last === '') return undefined;
  if (kind === 'oneDay') return { day };
  return kind === 'severalDays' ? { day, to: last } : undefined;
}

/** The same days for comparing times with their hours. */
export function specialDaysOf({ day, to = day, hours }: Span): SpecialDays {
  return { from: day, to, ...(hours && { hours }) };
}

/** Writes closed days, or days with other hours: "Monday, 30 November 2026, 10:00 am to 1:00 pm". */
export function useSpanText(): (span: Span) => string {
  const { notices: copy } = useCopy();
  const nameOf = useDays();
  const timeOf = useLocalTimeOfDay();
  return ({ day, to = day, hours }) => {
    const days =
      day === to ? nameOf(day) : interpolate(copy.days, { DAY: nameOf(day), LAST: nameOf(to) });
    if (!hours) return days;
    const times = {
      OPENS: timeOf(`${day}T${hours.opens}`),
      CLOSES: timeOf(`${day}T${hours.closes}`),
    };
    return `${days}, ${interpolate(copy.hours, times)}`;
  };
}
