import { localTime } from './local-time.ts';

/** Days as content files abbreviate them, Monday first. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const minutesInDay = 24 * 60;

/** Hours that are the same on several days: `10:00` to `20:00`, in the clinic's own time. */
export interface Hours {
  days: string[];
  opens: string;
  closes: string;
}

/** Whether the clinic is open; if not, on what day it opens, from 0 on Monday, and at what time. */
export type OpeningState = { open: true } | { open: false; weekday: number; opens: string };

/**
 * Whether a clinic is open at a moment, in its own time zone.
 * @param timeZone IANA name
 */
export function openingState(hours: Hours[], moment: Date, timeZone: string): OpeningState {
  const { weekday, minutes } = localTime(moment, timeZone);
  const ahead = hours.flatMap((entry) =>
    entry.days.map((day) => {
      const daysAhead = (days.indexOf(day) - weekday + 7) % 7;
      const passed = daysAhead === 0 && minutesOf(entry.closes) <= minutes;
      return { ...entry, daysAhead: passed ? 7 : daysAhead };
    }),
  );
  const inMinutes = ({ daysAhead, opens }: { daysAhead: number; opens: string }) =>
    daysAhead * minutesInDay + minutesOf(opens) - minutes;
  const [next] = ahead.sort((one, other) => inMinutes(one) - inMinutes(other));
  if (!next || inMinutes(next) <= 0) return { open: true };
  return { open: false, weekday: (weekday + next.daysAhead) % 7, opens: next.opens };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
