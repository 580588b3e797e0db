/** A day as articles show it: January 14, 2024. */
export function longDate(day: Date): string {
  return day.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A day as machines read it: 2024-01-14. */
export function isoDate(day: Date): string {
  return day.toISOString().slice(0, 10);
}
