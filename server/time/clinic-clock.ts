/** Converts times to and from the clinic's time zone. */
export class ClinicClock {
  readonly #timeZone: string;

  /** @param timeZone IANA name, such as Asia/Kolkata */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /**
   * The UTC timestamp of a local time, as `database/tables.ts` defines it. If the clock is put forward, a
   * time that it skips moves later by as much; if it is put back, the first of the two moments counts.
   * @param local such as `2026-12-03T09:30`, or `2026-12-03` for the beginning of that day
   */
  toUtc(local: string): string {
    const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(this.#timeZone);
    return moment.toInstant().toString({ smallestUnit: 'millisecond' });
  }

  /** The local time of a UTC timestamp, such as `2026-12-03T09:30`. */
  toLocal(utc: string): string {
    const moment = Temporal.Instant.from(utc).toZonedDateTimeISO(this.#timeZone);
    return moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
  }

  /** The local date at a moment, such as `2026-12-03`. */
  today(now = Temporal.Now.instant()): string {
    return now.toZonedDateTimeISO(this.#timeZone).toPlainDate().toString();
  }
}
