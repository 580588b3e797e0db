/**
 * The moment of a time by the clinic's clock. Where the clock is put forward, a time that it leaves out
 * is as much later; where it is put back, of the two moments the first is meant.
 * @param local such as `2026-12-03T09:30`
 * @param timeZone IANA name
 * @returns ISO 8601, UTC
 */
export function inUtc(local: string, timeZone: string): string {
  const { epochMilliseconds } = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone);
  return new Date(epochMilliseconds).toISOString();
}
