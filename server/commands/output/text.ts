/** A failure whose message tells staff what went wrong. */
export class CommandError extends Error {}

/** Replaces control and bidi characters, so that text from strangers cannot control the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, '\uFFFD');
}

/** The same, on one line: a line break in a name must not look like another entry of a list. */
export function printableLine(text: string): string {
  return printable(text).replace(/[\n\t\u2028\u2029]/g, '\uFFFD');
}

/**
 * Formats timestamps in the clinic's time zone, to the minute: `2026-03-10 14:05`.
 * @param timeZone IANA name, such as Asia/Kolkata
 */
export function clockOf(timeZone: string): (moment: string) => string {
  return (moment) => {
    const time = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone).toPlainDateTime();
    return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
  };
}
