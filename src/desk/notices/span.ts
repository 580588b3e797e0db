import type { DaysEntry } from '../../../shared/hours/days.ts';
import { interpolate } from '../../../shared/interpolate.ts';
import { useCopy } from '../parts/setup.ts';
import { useDays, useLocalTimeOfDay } from '../time/times.ts';

/** Writes closed days, or days with other hours: "Monday, 30 November 2026, closed" or "..., 10:00 am to 1:00 pm". */
export function useSpanText(): (entry: DaysEntry) => string {
  const { notices: copy } = useCopy();
  const nameOf = useDays();
  const timeOf = useLocalTimeOfDay();
  return ({ day, to = day, opens, closes }) => {
    const days =
      day === to ? nameOf(day) : interpolate(copy.days, { DAY: nameOf(day), LAST: nameOf(to) });
    if (!opens || !closes) return `${days}, ${copy.closed}`;
    const times = { OPENS: timeOf(`${day}T${opens}`), CLOSES: timeOf(`${day}T${closes}`) };
    return `${days}, ${interpolate(copy.hours, times)}`;
  };
}

/** Keeps phone numbers and times in a sentence from breaking at the end of a line. */
export const keepTogether = (sentence: string) =>
  sentence.replace(/(\d) (?=\d|[ap]m\b)/gi, '$1\u00a0');
