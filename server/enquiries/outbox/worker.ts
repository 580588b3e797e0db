import { setTimeout as wait } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../failure-log.ts';
import type { Attempts } from './attempts.ts';
import type { OutboxChannel } from './channels/channel.ts';
import { findDue, leaseDelivery } from './deliveries.ts';
import type { DeliveryTimings } from './timings.ts';

/** How many deliveries are made at the same time in the background. */
const concurrency = 5;

/** How many due deliveries are read at a time. */
const batchSize = 50;

export interface OutboxWorkerOptions {
  database: Database;
  log: Logger;
  attempts: Attempts;
  /** The channels to send by; deliveries by any other wait. */
  channels: () => Promise<OutboxChannel[]>;
  timings: DeliveryTimings;
}

/** Sends enquiries in the background, and retries until they are delivered. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #stopping = new AbortController();
  #loop: Promise<void> | null = null;
  #endPause: (() => void) | null = null;
  #woken = false;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /** Leases and attempts one delivery now; null if it cannot be leased. */
  async attempt(enquiryId: string, channel: OutboxChannel): Promise<boolean | null> {
    const { attempts, database, timings } = this.#options;
    const lease = await leaseDelivery(database, enquiryId, channel, timings.leaseDuration);
    return lease && attempts.make(lease);
  }

  /** Looks for due deliveries until `stop`. */
  start(): void {
    this.#stopping = new AbortController();
    this.#loop ??= this.#work();
  }

  /** Looks for due deliveries now instead of after the pause. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Starts no new attempt, and resolves when those under way have finished. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    this.#loop = null;
  }

  async #work(): Promise<void> {
    const { log } = this.#options;
    const failures = new FailureLog({
      failed: ({ reason }) => log.error({ reason }, 'cannot look for deliveries'),
      works: () => log.info('the database answers again'),
    });
    while (!this.#stopping.signal.aborted) {
      try {
        const busy = await this.#deliverDue();
        failures.works();
        if (busy) continue;
      } catch (error) {
        failures.failed(error);
      }
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const over = new AbortController();
    const woken = new Promise<void>((resolve) => {
      this.#endPause = resolve;
    });
    const { pollInterval } = this.#options.timings;
    const elapsed = wait(pollInterval, undefined, { signal: over.signal }).catch(() => {});
    if (!this.#woken) await Promise.race([woken, elapsed]);
    over.abort();
    this.#woken = false;
  }

  /** Attempts one batch of due deliveries by each channel; true if there may be more. */
  async #deliverDue(): Promise<boolean> {
    const limit = pLimit(concurrency);
    const channels = await this.#options.channels();
    const busy = await Promise.all(channels.map((channel) => this.#deliverBy(channel, limit)));
    return busy.includes(true);
  }

  async #deliverBy(channel: OutboxChannel, limit: LimitFunction): Promise<boolean> {
    const { attempts, database, timings } = this.#options;
    const most = Math.min(batchSize, await attempts.leftToSend(channel));
    if (most === 0) return attempts.makeDigest(channel);
    const due = await findDue(database, { channels: [channel], limit: most, timings });
    const attempted = await limit.map(due, async ({ enquiryId }) =>
      this.#stopping.signal.aborted ? null : this.attempt(enquiryId, channel),
    );
    return attempted.some((outcome) => outcome !== null);
  }
}
