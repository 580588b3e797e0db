/** The time by the clock of a time zone, such as `2026-12-03T09:30`. */
export function localTimeIn(timeZone: string, now = Temporal.Now.instant()): string {
  const local = now.toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'minute' });
}

/**
 * The moment of a time by the clock of a time zone, in milliseconds since 1970.
 * @param local such as `2026-12-03T09:30`, or `2026-12-03` for the beginning of that day
 */
export function momentOf(local: string, timeZone: string): number {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
}
