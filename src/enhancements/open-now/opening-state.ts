import { hoursOn, type OpeningHours, type SpecialDays } from '../../../shared/week-hours.ts';
import { localTime } from './local-time.ts';

/** How many days ahead to look for an opening. */
const daysAhead = 400;

/** The hours of a clinic. */
export interface ClinicTimes {
  hours: OpeningHours[];
  specialDays: SpecialDays[];
  /** IANA name. */
  timeZone: string;
}

/** Whether the clinic is open; if not, when it opens, unless that is too far ahead. */
export type OpeningState = { open: true } | { open: false; next: Opening | undefined };

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
    const date = day.toISOString().slice(0, 10);
    for (const { opens, closes } of hoursOn(date, times.hours, times.specialDays)) {
      if (ahead === 0 && minutesOf(closes) <= now.minutes) continue;
      if (ahead === 0 && minutesOf(opens) <= now.minutes) return { open: true };
      return { open: false, next: { day, ahead, opens } };
    }
  }
  return { open: false, next: undefined };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
