/** One line for staff that says what went wrong. */
export class CommandError extends Error {}

/** A terminal obeys control characters; what a stranger sent must not command it. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}

/**
 * Writes moments as the clinic's own clock shows them, to the minute: `2026-03-10 14:05`.
 * @param timeZone IANA name, such as Asia/Kolkata
 */
export function clockOf(timeZone: string): (moment: string) => string {
  return (moment) => {
    const time = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
    return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
  };
}
