import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';
import {
  type Channel,
  findDue,
  type Lease,
  leaseDelivery,
  noteDelivered,
  noteFailed,
} from './deliveries.ts';
import { fromStored } from './enquiry.ts';
import type { Sender } from './sender.ts';
import { type DeliveryTimings, retryDelay } from './timings.ts';

/** How many deliveries are made at the same time in the background. */
const concurrency = 5;

/** How many due deliveries are read at once. */
const batchSize = 50;

export interface OutboxWorkerOptions {
  database: Database;
  log: Logger;
  /** A channel without a sender is not configured: its deliveries wait. */
  senders: Partial<Record<Channel, Sender>>;
  timings: DeliveryTimings;
}

/** Sends enquiries on: at once for a visitor who waits, and again in the background until it succeeds. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  readonly #underWay = new Set<Promise<unknown>>();
  #stopping = new AbortController();
  #loop: Promise<void> | null = null;
  #endPause: (() => void) | null = null;
  #woken = false;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
  }

  /**
   * Makes one attempt under a lease and notes how it went.
   * @returns whether the other side has the enquiry
   */
  attempt(lease: Lease): Promise<boolean> {
    return this.#track(this.#attempt(lease));
  }

  /** Leases and attempts one delivery now; null when another has it or it is not there. */
  async attemptNow(enquiryId: string, channel: Channel): Promise<boolean | null> {
    const { database, timings } = this.#options;
    const lease = await leaseDelivery(database, enquiryId, channel, timings.leaseDuration);
    return lease && this.attempt(lease);
  }

  /** Begins to look for due deliveries, and goes on until `stop`. */
  start(): void {
    this.#stopping = new AbortController();
    this.#loop ??= this.#work();
  }

  /** Looks for due deliveries now instead of after the pause. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Begins nothing new and resolves when everything under way is finished and noted. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.wake();
    await this.#loop;
    this.#loop = null;
    await Promise.allSettled(this.#underWay);
  }

  async #work(): Promise<void> {
    let failing = false;
    while (!this.#stopping.signal.aborted) {
      try {
        const busy = await this.#deliverDue();
        if (failing) this.#options.log.info('the database answers again');
        failing = false;
        if (busy) continue;
      } catch (error) {
        // Once, not at every look: an outage of a day would fill the disk.
        if (!failing)
          this.#options.log.error({ reason: reasonOf(error) }, 'cannot look for deliveries');
        failing = true;
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

  /** Makes one batch of due deliveries. True when there may be more. */
  async #deliverDue(): Promise<boolean> {
    const { database, senders } = this.#options;
    const due = await findDue(database, Object.keys(senders) as Channel[], batchSize);
    const attempts = await pLimit(concurrency).map(due, async ({ enquiryId, channel }) =>
      this.#stopping.signal.aborted ? null : this.attemptNow(enquiryId, channel),
    );
    return attempts.some((attempted) => attempted !== null);
  }

  async #attempt(lease: Lease): Promise<boolean> {
    const { database, log, senders, timings } = this.#options;
    const about = { enquiry: lease.enquiryId, channel: lease.channel, attempt: lease.attempts };
    try {
      const row = await database
        .selectFrom('enquiries')
        .select('content')
        .where('id', '=', lease.enquiryId)
        .executeTakeFirst();
      // Forgotten in the meantime: there is nothing left to send.
      if (!row) return false;
      const send = senders[lease.channel];
      if (!send) throw new PlainError('not configured');
      await send(fromStored(row.content), lease.enquiryId);
    } catch (error) {
      const reason = reasonOf(error);
      const delay = retryDelay(lease.attempts, timings);
      log.warn({ ...about, reason, nextInSeconds: Math.round(delay / 1_000) }, 'not delivered');
      await noteFailed(database, lease, reason, delay).catch((noteError: unknown) => {
        log.error({ ...about, reason: reasonOf(noteError) }, 'a failure could not be noted');
      });
      return false;
    }
    log.info(about, 'delivered');
    await this.#noteDelivered(lease);
    return true;
  }

  /**
   * The other side has it; until that is noted here, a crash or another server would send it
   * again. So the note is tried without end, though a visitor does not wait for that.
   */
  async #noteDelivered(lease: Lease): Promise<void> {
    const noting = pRetry(() => noteDelivered(this.#options.database, lease), {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      maxTimeout: 1_000,
      onFailedAttempt: ({ error }) =>
        this.#options.log.error(
          { enquiry: lease.enquiryId, channel: lease.channel, reason: reasonOf(error) },
          'a delivery could not be noted yet',
        ),
    });
    await Promise.race([this.#track(noting), wait(2_000, null, { ref: false })]);
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}
