/** Formats a day for readers: January 14, 2024. */
export function longDate(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Formats a day as ISO 8601: 2024-01-14. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** Formats a time of day for visitors: 10:00 AM for `10:00`. */
export function clockTime(time: string, language: string): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', hour12: true } as const;
  return moment.toLocaleTimeString(`${language}-IN`, clock).toUpperCase();
}

/** The names of the days of the week, from Monday. */
export function weekdays(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 3 January 2000 was a Monday.
  return [3, 4, 5, 6, 7, 8, 9].map((day) => name.format(new Date(Date.UTC(2000, 0, day))));
}
