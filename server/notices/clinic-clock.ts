/** Reads and writes times by the clinic's clock. */
export class ClinicClock {
  readonly #timeZone: string;

  /** @param timeZone IANA name, such as Asia/Kolkata */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /**
   * A time by the clinic's clock as ISO 8601 in UTC, see `database/tables.ts`.
   * @param local such as `2026-12-03T09:30`
   */
  toUtc(local: string): string {
    const moment = Temporal.PlainDateTime.from(local).toZonedDateTime(this.#timeZone);
    return moment.toInstant().toString({ smallestUnit: 'millisecond' });
  }

  /** A moment by the clinic's clock, such as `2026-12-03T09:30`. */
  toLocal(utc: string): string {
    const moment = Temporal.Instant.from(utc).toZonedDateTimeISO(this.#timeZone);
    return moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
  }

  /** The day it is at a moment, such as `2026-12-03`. */
  today(now = Temporal.Now.instant()): string {
    return now.toZonedDateTimeISO(this.#timeZone).toPlainDate().toString();
  }
}
