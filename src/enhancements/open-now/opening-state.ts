/** Days as content files abbreviate them, in the order of `Date.getUTCDay`. */
const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** How many days ahead to look for an opening. */
const daysAhead = 400;

/** From one time of day to another, in the clinic's time zone: `10:00` to `20:00`. */
interface Interval {
  opens: string;
  closes: string;
}

/** The same hours on several days. */
export interface Hours extends Interval {
  days: string[];
}

/** Consecutive days, both ends included, with special hours: `2026-12-03`. */
export interface SpecialDays {
  from: string;
  to: string;
  /** Absent if the clinic is closed. */
  hours?: Interval;
}

/** The hours of a clinic. */
export interface ClinicTimes {
  hours: Hours[];
  specialDays: SpecialDays[];
  /** IANA name. */
  timeZone: string;
}

/** Whether the clinic is open; if not, when it opens, unless that is too far ahead. */
export type OpeningState = { isOpen: true } | { isOpen: false; next: Opening | undefined };

/** When a clinic opens. */
export interface Opening {
  /** The day in the clinic's time zone, as midnight UTC. */
  day: Date;
  /** Days from today. */
  ahead: number;
  /** `10:00` */
  opens: string;
}

/** Whether a clinic is open at a moment, in its own time zone. */
export function openingState(times: ClinicTimes, moment: Date): OpeningState {
  const now = localTime(moment, times.timeZone);
  for (let ahead = 0; ahead < daysAhead; ahead += 1) {
    const day = new Date(`${now.day}T00:00Z`);
    day.setUTCDate(day.getUTCDate() + ahead);
    for (const { opens, closes } of hoursOn(day, times)) {
      if (ahead === 0 && minutesOf(closes) <= now.minutes) continue;
      if (ahead === 0 && minutesOf(opens) <= now.minutes) return { isOpen: true };
      return { isOpen: false, next: { day, ahead, opens } };
    }
  }
  return { isOpen: false, next: undefined };
}

/**
 * The hours of a day, in order. `shared/hours/week-hours.ts` has the same rule, but importing it would cost every visitor
 * another request and 1.2 KB, because the bundler puts that file into a chunk shared with other scripts.
 */
function hoursOn(day: Date, { hours, specialDays }: ClinicTimes): Interval[] {
  const date = day.toISOString().slice(0, 10);
  const special = specialDays.find(({ from, to }) => from <= date && date <= to);
  if (special) return special.hours ? [special.hours] : [];
  const name = days[day.getUTCDay()] ?? '';
  return hours
    .filter((interval) => interval.days.includes(name))
    .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** A local date and time. */
interface LocalTime {
  /** `2026-12-03` */
  day: string;
  /** Minutes since midnight. */
  minutes: number;
}

/**
 * Converts a moment to local time in a time zone.
 * @param timeZone IANA name
 */
function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}
