/** Days as content files abbreviate them, Monday first. */
const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const minutesInDay = 24 * 60;

/** Hours that are the same on several days: `10:00` to `20:00`, in the clinic's own time. */
export interface Hours {
  days: string[];
  opens: string;
  closes: string;
}

/** Whether the clinic is open; if not, how many days ahead it opens and at what time. */
export type OpeningState = { open: true } | { open: false; daysAhead: number; opens: string };

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
  return { open: false, daysAhead: next.daysAhead, opens: next.opens };
}

function localTime(moment: Date, timeZone: string): { weekday: number; minutes: number } {
  const options = { timeZone, weekday: 'short', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en-GB', options).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return {
    weekday: days.indexOf(part('weekday').slice(0, 2)),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
