import { z } from 'zod';

/** The days of posts by the calendar of one time zone. */
export interface PostDates {
  /**
   * The moment in a timestamp field as ISO 8601 in UTC, or null where it is none. A time without
   * a zone is UTC; a day without a time is noon of that day in the time zone.
   */
  toMoment(value: unknown): string | null;
  /** The day of a moment in US English, "January 15, 2024", or "Date not available" of none. */
  toLongDate(moment: string | null): string;
  /** The day in a timestamp field as "2024-01-15", or an empty text where it is none. */
  toIsoDay(value: unknown): string;
}

/** Longest text that can be a timestamp; PostgreSQL's have up to 32 characters. */
const maxLength = 40;

/** @param timeZone IANA name, such as Asia/Kolkata */
export function postDates(timeZone: string): PostDates {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  // Sweden writes days as ISO 8601 does.
  const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
  const offset = new Intl.DateTimeFormat('en', { timeZoneName: 'longOffset', timeZone });

  function noonOf(day: string): Date {
    const [sign] = /[+-]\d{2}:\d{2}$/.exec(offset.format(new Date(`${day}T12:00Z`))) ?? ['Z'];
    return new Date(`${day}T12:00${sign}`);
  }

  const dates: PostDates = {
    toMoment(value) {
      if (value instanceof Date) return isoOrNull(value);
      if (typeof value !== 'string' || value.length > maxLength) return null;
      const day = value.slice(0, 10);
      // JavaScript reads "post 7" and 30 February as dates; only days of the calendar count here.
      if (!z.iso.date().safeParse(day).success) return null;
      return isoOrNull(value === day ? noonOf(day) : new Date(withOffset(value)));
    },
    toLongDate: (moment) =>
      moment === null ? 'Date not available' : longDate.format(new Date(moment)),
    toIsoDay(value) {
      const moment = dates.toMoment(value);
      return moment === null ? '' : isoDay.format(new Date(moment));
    },
  };
  return dates;
}

/** A timestamp with an offset that JavaScript reads: PostgreSQL writes `+00`, or none at all. */
function withOffset(timestamp: string): string {
  if (/(z|[+-]\d{2}:?\d{2})$/i.test(timestamp)) return timestamp;
  return /[+-]\d{2}$/.test(timestamp) ? `${timestamp}:00` : `${timestamp}Z`;
}

function isoOrNull(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
