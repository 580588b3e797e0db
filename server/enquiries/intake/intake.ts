import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import pRetry, { AbortError } from 'p-retry';
import type { Logger } from 'pino';
import type { SpamRule } from '../../../shared/desk/enquiries/list.ts';
import type { RefusalReason } from '../../../shared/desk/status.ts';
import type { Config } from '../../config.ts';
import { sqliteFile } from '../../data-folder.ts';
import type { Database } from '../../database/index.ts';
import { reasonOf } from '../../log.ts';
import { fairTurns, OverloadedError } from '../../queue.ts';
import type { Channels } from '../outbox/channels/channels.ts';
import { beforeTimeout, type DeliveryTimings } from '../outbox/timings.ts';
import type { EnquiryForm } from '../record/enquiry.ts';
import { lookupOf } from '../record/lookup.ts';
import { HourlyBudget, type HourlyLimits } from './budget.ts';
import { type Refusals, RefusedError } from './refusals.ts';
import { spamRuleOf } from './spam/rules.ts';
import { type StoreResult, storeEnquiry } from './store.ts';

/** The limits of what a server accepts. */
export interface IntakeLimits {
  /** From visitors. */
  visitors: HourlyLimits;
  /** From suspected robots, which is kept for staff to look at. */
  spam: HourlyLimits;
  /** How many bytes of disk space enquiries must leave free, for a backup and for the work of staff. */
  diskReserve: number;
}

/**
 * A clinic with a hundred enquiries a day never reaches these. Two thousand of the longest enquiries are 40 MB: about
 * the most that an hour's flood from a few networks leaves in the database.
 */
const defaultLimits: IntakeLimits = {
  visitors: { perHour: 2_000, perNetwork: 30 },
  spam: { perHour: 200, perNetwork: 10 },
  diskReserve: 256 * 1024 * 1024,
};

/** How many enquiries may wait to be stored. Beyond that, those of the busiest network are refused. */
const maxWaiting = 1_000;

interface IntakeOptions {
  config: Pick<Config, 'clinic' | 'databaseUrl' | 'siteUrl'>;
  database: Database;
  log: Logger;
  timings: DeliveryTimings;
  channels: Channels;
  /** Counts what is refused, and tells the clinic. */
  refusals: Refusals;
  /** Overrides of the defaults; for tests. */
  limits: Partial<IntakeLimits> | undefined;
}

/** Accepts and stores enquiries, within limits. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #diskReserve: number;
  readonly #budgets: Record<'visitors' | 'spam', HourlyBudget>;
  /** Lets other requests run between two enquiries, each of which waits for the disk. */
  readonly #turn = fairTurns(maxWaiting);

  constructor(options: IntakeOptions) {
    this.#options = options;
    const { visitors, spam, diskReserve } = { ...defaultLimits, ...options.limits };
    this.#diskReserve = diskReserve;
    this.#budgets = { visitors: new HourlyBudget(visitors), spam: new HourlyBudget(spam) };
  }

  /**
   * Stores a valid enquiry.
   * @param network where it comes from
   * @returns why not, if it could not be stored or there is no room for it
   */
  async take(
    form: EnquiryForm,
    network: string,
  ): Promise<StoreResult | 'too-many' | 'unavailable'> {
    const { refusals } = this.#options;
    try {
      await this.checkDisk();
      await this.#turn(network);
      return await this.#store(form, network);
    } catch (error) {
      const reason = reasonOfRefusal(error);
      refusals.note(reason);
      return reason === 'network' ? 'too-many' : 'unavailable';
    }
  }

  /**
   * Checks that the disk has room for enquiries.
   * @throws RefusedError if only the reserve is left
   */
  async checkDisk(): Promise<void> {
    if ((await freeBytes(this.#options.config)) < this.#diskReserve) throw new RefusedError('disk');
  }

  #spamRuleOf(form: EnquiryForm): SpamRule | null {
    const rule = spamRuleOf(form.content, this.#options.config.siteUrl);
    return rule ?? (form.suspectedRobot ? 'robot' : null);
  }

  /** @throws RefusedError, or the error of the database */
  async #store(form: EnquiryForm, network: string): Promise<StoreResult> {
    const { config, database, log, channels, timings } = this.#options;
    const { leaseDuration, storeTimeout, timeout } = timings;
    const signal = timeout(storeTimeout);
    let reason = 'the database does not answer in time';
    const lookup = lookupOf(form.content, config.clinic);
    const spamRule = lookup.row.urgent ? null : this.#spamRuleOf(form);
    // A rule may be wrong about a patient: what it takes for spam is not refused sooner than others.
    const budget = this.#budgets[spamRule === 'robot' ? 'spam' : 'visitors'];
    const admit = () => {
      // A repeat is let in: only what would be stored is counted.
      if (!budget.admits(network)) throw new AbortError(new RefusedError('network'));
    };
    // A database that is restarting or briefly locked is no reason to turn a visitor away.
    const store = async () => {
      const { awaited } = channels;
      const ofNew = await channels.ofNewEnquiry(lookup.row.urgent);
      return storeEnquiry(database, form, {
        ...{ channels: ofNew, awaited, leaseDuration, signal },
        ...{ lookup, spamRule, admit },
      });
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
      const stored = await beforeTimeout(storing, signal);
      if (stored.isNew) budget.count(network);
      return stored;
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        log.error({ reason }, 'an enquiry could not be stored');
      }
      throw error;
    }
  }
}

function reasonOfRefusal(error: unknown): RefusalReason {
  if (error instanceof OverloadedError) return 'network';
  return error instanceof RefusedError ? error.reason : 'database';
}

/** The free bytes on the disk of a SQLite database; unlimited for PostgreSQL, whose disk we do not see. */
async function freeBytes({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<number> {
  const file = sqliteFile(databaseUrl);
  if (file === null) return Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = await statfs(dirname(file));
    return bavail * bsize;
  } catch {
    // Storing will then report what is wrong.
    return Number.POSITIVE_INFINITY;
  }
}
