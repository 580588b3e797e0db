import type { Logger } from 'pino';
import type { SpecialDays } from '../../shared/hours/week-hours.ts';
import type { ShownNotices } from '../../shared/shown-notices.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { FailureLog } from '../failure-log.ts';
import type { SiteChanges } from '../site-changes.ts';
import { ClinicClock } from '../time/clinic-clock.ts';
import { timestamp } from '../time/clock.ts';
import { readSpecialDays } from './closed-days.ts';

/** The most notices that are read. */
const mostRead = 1_000;

interface NoticesOptions {
  config: Pick<Config, 'timeZone'>;
  database: Database;
  log: Logger;
  changes: SiteChanges;
}

/**
 * Knows which notice is shown, and on which days the clinic is closed or has other hours. While the database does not answer, what
 * was last read remains valid, each notice until it ends.
 */
export class Notices {
  readonly #database: Database;
  readonly #failures: FailureLog;
  readonly #clock: ClinicClock;
  #rows: { texts: string; starts_at: string; ends_at: string }[] = [];
  #days: SpecialDays[] = [];

  constructor({ config, database, log, changes }: NoticesOptions) {
    this.#database = database;
    this.#clock = new ClinicClock(config.timeZone);
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'could not read notices: the last known ones are shown'),
      works: () => log.info('notices are read again'),
    });
    changes.on('notices', () => this.read());
  }

  /** Reads both from the database. If that fails it rejects, and what was known before stays. */
  async read(): Promise<void> {
    try {
      await this.#read();
      this.#failures.works();
    } catch (error) {
      this.#failures.failed(error);
      throw error;
    }
  }

  /** The notice to show at this moment, and the closed days and other hours to come. */
  shown(): ShownNotices {
    const now = timestamp();
    const today = this.today();
    // Saving refuses an overlap, but by the clock of one server; the one that began last is shown.
    const row = this.#rows.findLast((one) => one.starts_at <= now && now < one.ends_at);
    return {
      notice: row ? { texts: JSON.parse(row.texts), until: Date.parse(row.ends_at) } : null,
      closures: this.#days.flatMap((span) => {
        if (span.to < today) return [];
        return span.from < today ? { ...span, from: today } : span;
      }),
    };
  }

  /** The clinic's date, such as `2026-12-03`. */
  today(): string {
    return this.#clock.today();
  }

  async #read(): Promise<void> {
    const rows = await this.#database
      .selectFrom('notices')
      .select(['texts', 'starts_at', 'ends_at'])
      .where('ends_at', '>', timestamp())
      .orderBy('starts_at')
      .orderBy('id')
      .limit(mostRead)
      .execute();
    const days = await readSpecialDays(this.#database, this.today());
    this.#rows = rows;
    this.#days = days;
  }
}
