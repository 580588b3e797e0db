/** A day as articles show it: January 14, 2024. */
export function longDate(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day as machines read it: 2024-01-14. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}

/** A time of day as visitors read it: 10:00 AM for `10:00`. */
export function clockTime(time: string, language: string): string {
  const moment = new Date(`2000-01-01T${time}:00Z`);
  const clock = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC', hour12: true } as const;
  return moment.toLocaleTimeString(`${language}-IN`, clock).toUpperCase();
}

/** Names of the days of a week, Monday first. */
export function weekdays(language: string): string[] {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 3 January 2000 was a Monday.
  return [3, 4, 5, 6, 7, 8, 9].map((day) => name.format(new Date(Date.UTC(2000, 0, day))));
}
