import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../log.ts';
import type { Attempts } from './attempts.ts';
import {
  type DeliveryTimings,
  findDueEnquiries,
  leaseDeliveries,
  type OutboxChannel,
} from './deliveries.ts';

/** How many deliveries a channel makes at the same time, before it looks again for urgent ones. */
const concurrency = 5;

export interface OutboxWorkerOptions {
  database: Database;
  log: Logger;
  attempts: Attempts;
  /** The channels to send by; deliveries by other channels wait. */
  channels: () => Promise<OutboxChannel[]>;
  timings: DeliveryTimings;
}

/** Sends enquiries and alerts in the background, and retries until they are delivered. */
export class OutboxWorker {
  readonly #options: OutboxWorkerOptions;
  #stopController = new AbortController();
  #loop: Promise<void> | null = null;
  #pauseController = new AbortController();
  /** The channels that are sending. Each sends on its own, so that a slow one does not delay the others. */
  readonly #sendTasks = new Map<OutboxChannel, Promise<void>>();
  /** Sending channels that must look again afterwards, because more may be due. */
  readonly #rechecks = new Set<OutboxChannel>();
  readonly #failures: FailureLog;

  constructor(options: OutboxWorkerOptions) {
    this.#options = options;
    const { log } = options;
    this.#failures = new FailureLog({
      onFailure: ({ reason }) => log.error({ reason }, 'cannot look for deliveries'),
      onRecovery: () => log.info('the database answers again'),
    });
  }

  /** Leases and attempts one delivery now; returns whether it succeeded, or null if it cannot be leased. */
  async attempt(enquiryId: string, channel: OutboxChannel): Promise<boolean | null> {
    const { attempts, database, timings } = this.#options;
    const lease = await leaseDeliveries(database, [enquiryId], channel, timings.leaseDuration);
    return lease === null ? null : attempts.make(lease);
  }

  /** Looks for due deliveries until `stop`. */
  start(): void {
    this.#stopController = new AbortController();
    this.#loop ??= this.#run();
  }

  /** Looks for due deliveries now instead of after the pause. */
  wake(): void {
    this.#pauseController.abort();
  }

  /** Starts no new attempt, and resolves when those under way have finished. */
  async stop(): Promise<void> {
    this.#stopController.abort();
    this.wake();
    await this.#loop;
    await Promise.all(this.#sendTasks.values());
    this.#loop = null;
  }

  async #run(): Promise<void> {
    while (!this.#stopController.signal.aborted) {
      try {
        for (const channel of await this.#options.channels()) this.#send(channel);
      } catch (error) {
        this.#failures.recordFailure(error);
      }
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const { signal } = this.#pauseController;
    await wait(this.#options.timings.pollInterval, undefined, { signal }).catch(() => {});
    this.#pauseController = new AbortController();
  }

  /** Lets a channel send what is due; one that is sending looks again afterwards. */
  #send(channel: OutboxChannel): void {
    if (this.#sendTasks.has(channel)) {
      this.#rechecks.add(channel);
      return;
    }
    const task = this.#deliverBy(channel)
      .catch((error: unknown) => this.#failures.recordFailure(error))
      .finally(() => {
        this.#sendTasks.delete(channel);
        if (this.#rechecks.delete(channel) && !this.#stopController.signal.aborted)
          this.#send(channel);
      });
    this.#sendTasks.set(channel, task);
  }

  async #deliverBy(channel: OutboxChannel): Promise<void> {
    const { attempts, database, timings } = this.#options;
    while (!this.#stopController.signal.aborted) {
      const limit = Math.min(concurrency, await attempts.remainingMessages(channel));
      if (limit === 0) {
        await attempts.makeDigest(channel);
        return;
      }
      const ids = await findDueEnquiries(database, { channel, limit, timings });
      this.#failures.recordSuccess();
      const outcomes = await Promise.all(ids.map((id) => this.attempt(id, channel)));
      if (outcomes.every((outcome) => outcome === null)) return;
    }
  }
}
