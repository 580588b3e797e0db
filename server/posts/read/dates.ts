/** The dates of posts in one time zone. */
export interface PostDates {
  /**
   * The time in a timestamp field as ISO 8601 in UTC, or null if it is not one. A time without a
   * zone is UTC; a date without a time is noon of that day in the time zone.
   */
  toMoment(value: unknown): string | null;
  /** The date in a timestamp field as "2024-01-15", or an empty string if it is not one. */
  toIsoDay(value: unknown): string;
}

/** The longest text that can be a timestamp; PostgreSQL's have up to 32 characters. */
const maxLength = 40;

/** @param timeZone IANA name, such as Asia/Kolkata */
export function postDates(timeZone: string): PostDates {
  function instantOf(timestamp: string): Temporal.Instant {
    if (/^\d{4}-\d{2}-\d{2}$/.test(timestamp)) {
      const noon = { plainTime: '12:00', timeZone };
      return Temporal.PlainDate.from(timestamp).toZonedDateTime(noon).toInstant();
    }
    const hasOffset = /(z|[+-]\d{2}(:?\d{2})?)$/i.test(timestamp.slice('2024-01-15'.length));
    return Temporal.Instant.from(hasOffset ? timestamp : `${timestamp}Z`);
  }

  function toMoment(value: unknown): string | null {
    const timestamp = value instanceof Date ? value.toJSON() : value;
    if (typeof timestamp !== 'string' || timestamp.length > maxLength) return null;
    try {
      return new Date(instantOf(timestamp).epochMilliseconds).toISOString();
    } catch {
      // Not an ISO 8601 timestamp, or a date that does not exist, such as 30 February.
      return null;
    }
  }

  return {
    toMoment,
    toIsoDay(value) {
      const moment = toMoment(value);
      if (moment === null) return '';
      return Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    },
  };
}
