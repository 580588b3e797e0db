import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import pRetry, { AbortError } from 'p-retry';
import type { Logger } from 'pino';
import type { RefusalReason } from '../../../shared/desk/status.ts';
import type { EnquiryResult, Receipt } from '../../../shared/enquiry.ts';
import { enquiryFields, problemsOf } from '../../../shared/enquiry-fields.ts';
import type { Config } from '../../config.ts';
import { sqliteFile } from '../../data-folder.ts';
import type { Database } from '../../database/index.ts';
import { reasonOf } from '../../log.ts';
import { fairTurns, OverloadedError } from '../../queue.ts';
import type { Attempts } from '../outbox/attempts.ts';
import type { Channels } from '../outbox/channels.ts';
import { type DeliveryTimings, withTimeout } from '../outbox/deliveries.ts';
import type { EnquiryForm } from '../record/enquiry.ts';
import { lookupOf } from '../record/lookup.ts';
import type { Requests } from '../requests/requests.ts';
import { HourlyBudget, type HourlyLimits } from './budget.ts';
import { type Refusals, RefusedError } from './refusals.ts';
import { spamRuleOf } from './spam/rules.ts';
import { type StoreResult, storeEnquiry } from './store.ts';

/** The limits of what a server accepts. */
export interface IntakeLimits {
  /** From visitors. */
  visitors: HourlyLimits;
  /** From suspected bots, whose enquiries are kept for staff to look at. */
  spam: HourlyLimits;
  /** How many bytes of disk space enquiries must leave free, for a backup and for the work of staff. */
  diskReserve: number;
}

/**
 * A clinic with a hundred enquiries a day never reaches these. Two thousand enquiries of maximum length are 40 MB,
 * about what an hour's flood from a few networks can leave in the database.
 */
const defaultLimits: IntakeLimits = {
  visitors: { perHour: 2_000, perNetwork: 30 },
  spam: { perHour: 200, perNetwork: 10 },
  diskReserve: 256 * 1024 * 1024,
};

/** How many enquiries may wait to be stored. Beyond that, the newest from the busiest networks are refused. */
const maxWaiting = 1_000;

interface IntakeOptions {
  config: Pick<Config, 'clinic' | 'databaseUrl' | 'siteUrl'>;
  database: Database;
  log: Logger;
  timings: DeliveryTimings;
  channels: Channels;
  /** Makes the attempt that the visitor waits for. */
  attempts: Attempts;
  requests: Requests;
  /** Counts refused enquiries, and alerts the clinic. */
  refusals: Refusals;
  /** Overrides of the defaults; for tests. */
  limits: Partial<IntakeLimits> | undefined;
  /** Called when an enquiry has been stored and waits to be sent on. */
  onStored: () => void;
}

/** Accepts enquiries from visitors: checks them, stores them within limits, and makes the receipt. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #diskReserve: number;
  readonly #budgets: Record<'visitors' | 'spam', HourlyBudget>;
  /** Lets other requests run between two enquiries, each of which waits for the disk. */
  readonly #waitForTurn = fairTurns(maxWaiting);

  constructor(options: IntakeOptions) {
    this.#options = options;
    const { visitors, spam, diskReserve } = { ...defaultLimits, ...options.limits };
    this.#diskReserve = diskReserve;
    this.#budgets = { visitors: new HourlyBudget(visitors), spam: new HourlyBudget(spam) };
  }

  /**
   * Checks an enquiry, stores it durably, and sends it by the awaited channel if there is one.
   * @param network where it comes from, as returned by `networkOf`
   * @returns success when it is stored and that channel's recipient, if there is one, has accepted it; after storing
   *   suspected spam, always success. Never throws.
   */
  async accept(form: EnquiryForm, network: string): Promise<EnquiryResult> {
    const fields = problemsOf(form.content);
    if (Object.keys(fields).length > 0) return { success: false, problem: 'invalid', fields };
    const storeResult = await this.#tryToStore(form, network);
    if (typeof storeResult === 'string')
      return { success: false, problem: storeResult, fields: {} };
    // A bot that learns that its message is under Spam would try another way.
    if (storeResult.isSpam) {
      const details = { enquiry: storeResult.id };
      const message = 'stored as suspected spam: sent to nobody until staff decide';
      if (storeResult.isNew) this.#options.log.warn(details, message);
    } else {
      this.#options.onStored();
      const isDelivered = await this.#deliverNow(storeResult, form);
      if (!isDelivered) return { success: false, problem: 'failed', fields: {} };
    }
    return { success: true, ...this.#receiptOf(storeResult, form) };
  }

  /** Whether a message contains emergency words; what exceeds the maximum length of the form is not searched. */
  isUrgent({ content: { message } }: EnquiryForm): boolean {
    return this.#options.config.clinic.isUrgent(message.slice(0, enquiryFields.message.maxLength));
  }

  /**
   * Checks that the disk of a SQLite database has room for enquiries; PostgreSQL's disk is not visible from here.
   * @throws RefusedError if only the reserve is left
   */
  async checkDisk(): Promise<void> {
    const file = sqliteFile(this.#options.config.databaseUrl);
    if (file === null) return;
    // If this fails, storing will report the reason.
    const disk = await statfs(dirname(file)).catch(() => null);
    if (disk && disk.bavail * disk.bsize < this.#diskReserve) throw new RefusedError('disk');
  }

  /**
   * Stores a valid enquiry.
   * @param network where it comes from
   * @returns the problem, if it is refused or could not be stored
   */
  async #tryToStore(
    form: EnquiryForm,
    network: string,
  ): Promise<StoreResult | 'too-many' | 'unavailable'> {
    const { refusals } = this.#options;
    try {
      await this.checkDisk();
      await this.#waitForTurn(network);
      return await this.#store(form, network);
    } catch (error) {
      const reason = reasonOfRefusal(error);
      refusals.record(reason);
      return reason === 'network' ? 'too-many' : 'unavailable';
    }
  }

  /** @throws RefusedError, or the error of the database */
  async #store(form: EnquiryForm, network: string): Promise<StoreResult> {
    const { config, database, log, channels, timings } = this.#options;
    const { leaseDuration, storeTimeout, timeout } = timings;
    const signal = timeout(storeTimeout);
    let reason = 'the database does not answer in time';
    const lookup = lookupOf(form.content, config.clinic);
    const rule = spamRuleOf(form.content, config.siteUrl) ?? (form.isSuspectedBot ? 'robot' : null);
    const spamRule = lookup.row.urgent ? null : rule;
    // A rule about words may be wrong: a patient whom it takes for spam is not refused sooner than others.
    const budget = this.#budgets[spamRule === 'robot' ? 'spam' : 'visitors'];
    const admit = () => {
      // Called only if something would be stored, so a repeat is never refused.
      if (!budget.admits(network)) throw new AbortError(new RefusedError('network'));
    };
    // A database that is restarting or briefly locked is no reason to turn a visitor away.
    const store = async () => {
      const { awaitedChannel } = channels;
      const newChannels = await channels.forNewEnquiry(lookup.row.urgent);
      return storeEnquiry(database, form, {
        channels: newChannels,
        awaitedChannel,
        leaseDuration,
        signal,
        lookup,
        spamRule,
        admit,
      });
    };
    const result = pRetry(store, {
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
      const storeResult = await withTimeout(result, signal);
      if (storeResult.isNew) budget.count(network);
      return storeResult;
    } catch (error) {
      if (!(error instanceof RefusedError)) {
        log.error({ reason }, 'an enquiry could not be stored');
      }
      throw error;
    }
  }

  async #deliverNow({ id, lease }: StoreResult, form: EnquiryForm): Promise<boolean> {
    const { attempts, log, timings } = this.#options;
    const { awaitedChannel } = this.#options.channels;
    if (awaitedChannel === null) return true;
    const { content, answerLanguage: language } = form;
    if (lease) {
      const attempt = attempts.make(lease, { id, content, language });
      // A slow service may have accepted the enquiry: the attempt continues, so that nothing is sent twice.
      return withTimeout(attempt, timings.timeout(timings.answerTimeout)).catch(() => false);
    }
    try {
      return await attempts.awaitOtherAttempt(id, awaitedChannel);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'an enquiry could not be sent at once');
      return false;
    }
  }

  /** The receipt of a stored enquiry. */
  #receiptOf({ token, receivedAt }: StoreResult, form: EnquiryForm): Receipt {
    const { requests } = this.#options;
    return {
      ...(token !== null && { request: requests.pathOf(token, form.answerLanguage) }),
      receivedAt,
      answerBy: requests.answerBy(receivedAt),
      canOnlyReplyByEmail: requests.canOnlyReplyByEmail(form.content),
      ...(this.isUrgent(form) && { urgent: true as const }),
    };
  }
}

function reasonOfRefusal(error: unknown): RefusalReason {
  if (error instanceof OverloadedError) return 'network';
  return error instanceof RefusedError ? error.reason : 'database';
}
