import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../failure-log.ts';
import { PlainError, reasonOf } from '../../log.ts';
import type { Turns } from '../../queue.ts';
import type { Channels } from '../outbox/channels/channels.ts';
import { beforeTimeout, type DeliveryTimings } from '../outbox/timings.ts';
import type { EnquiryForm } from '../record/enquiry.ts';
import { type StoredEnquiry, storeEnquiry } from './store.ts';

/** The most that a server accepts. */
export interface IntakeLimits {
  /** The most enquiries in an hour, from all visitors together. */
  perHour: number;
  /** How many bytes of disk space enquiries must leave free, for a backup and for the work of staff. */
  diskReserve: number;
}

/**
 * A clinic with a hundred enquiries a day never reaches these. Two thousand of the longest enquiries are 40
 * MB: the most that an hour's flood leaves in the database.
 */
const defaultLimits: IntakeLimits = { perHour: 2_000, diskReserve: 256 * 1024 * 1024 };

const hour = 3_600_000;

interface IntakeOptions {
  config: Pick<Config, 'databaseUrl'>;
  database: Database;
  log: Logger;
  timings: DeliveryTimings;
  channels: Channels;
  /** Lets other requests run between two enquiries, each of which waits for the disk. */
  turn: Turns;
  /** Overrides of the defaults; for tests. */
  limits: Partial<IntakeLimits> | undefined;
}

/** Accepts and stores enquiries, within limits. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #limits: IntakeLimits;
  readonly #refusals: FailureLog;
  /** How many enquiries were accepted, and since when by the monotonic clock. */
  #counted = { since: performance.now(), enquiries: 0 };

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#limits = { ...defaultLimits, ...options.limits };
    this.#refusals = new FailureLog({
      failed: (fault) => options.log.error(fault, 'enquiries are being refused'),
      works: () => options.log.info('enquiries are accepted again'),
    });
  }

  /**
   * Stores a valid enquiry.
   * @returns null if it could not be stored, or there is no room for it
   */
  async take(form: EnquiryForm): Promise<StoredEnquiry | null> {
    try {
      await this.#admit();
      this.#refusals.works();
    } catch (error) {
      this.#refusals.failed(error);
      return null;
    }
    await this.#options.turn();
    return this.#store(form);
  }

  /**
   * Counts an enquiry, if it can be accepted.
   * @throws PlainError if no more enquiries are accepted
   */
  async #admit(): Promise<void> {
    const { perHour } = this.#limits;
    const now = performance.now();
    if (now - this.#counted.since >= hour) this.#counted = { since: now, enquiries: 0 };
    if (this.#counted.enquiries >= perHour) {
      throw new PlainError(
        `${perHour} were accepted within an hour, the most that this server accepts`,
      );
    }
    await this.checkDisk();
    this.#counted.enquiries += 1;
  }

  /**
   * Checks that the disk has room for enquiries.
   * @throws PlainError if only the reserve is left
   */
  async checkDisk(): Promise<void> {
    if ((await freeBytes(this.#options.config)) >= this.#limits.diskReserve) return;
    throw new PlainError('the disk of the database is all but full');
  }

  async #store(form: EnquiryForm): Promise<StoredEnquiry | null> {
    const { database, log, channels, timings } = this.#options;
    const { leaseDuration, storeTimeout, timeout } = timings;
    const signal = timeout(storeTimeout);
    let reason = 'the database does not answer in time';
    // A database that is restarting or briefly locked is no reason to turn a visitor away.
    const store = async () => {
      const { awaited } = channels;
      const ofNew = await channels.ofNewEnquiry();
      return storeEnquiry(database, form, { channels: ofNew, awaited, leaseDuration, signal });
    };
    const storing = pRetry(store, {
      retries: 20,
      factor: 1.5,
      minTimeout: 50,
      maxTimeout: 500,
      signal,
      onFailedAttempt: ({ error }) => {
        reason = reasonOf(error);
      },
    });
    try {
      return await beforeTimeout(storing, signal);
    } catch {
      log.error({ reason }, 'an enquiry could not be stored');
      return null;
    }
  }
}

/** The free bytes on the disk of a SQLite database; unlimited for PostgreSQL, whose disk we do not see. */
async function freeBytes({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<number> {
  if (!databaseUrl.startsWith('file:')) return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = await statfs(dirname(databaseUrl.slice('file:'.length)));
    return bavail * bsize;
  } catch {
    // Storing will then report what is wrong.
    return Number.POSITIVE_INFINITY;
  }
}
