import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';
import {
  type Channel,
  type Claim,
  claimDelivery,
  findDue,
  noteDelivered,
  noteFailed,
} from './deliveries.ts';
import { fromStored } from './enquiry.ts';
import { type Pace, pauseAfter } from './pace.ts';
import type { Sender } from './sender.ts';

/** How many are sent at the same time in the background. */
const abreast = 5;

export interface CourierParts {
  database: Database;
  log: Logger;
  /** A channel without a sender is not configured: its deliveries wait. */
  senders: Partial<Record<Channel, Sender>>;
  pace: Pace;
}

/** Sends enquiries on: at once for a visitor who waits, and again in the background until it succeeds. */
export class Courier {
  readonly #parts: CourierParts;
  readonly #underWay = new Set<Promise<unknown>>();
  #stopping = new AbortController();
  #loop: Promise<void> | null = null;
  #wake: (() => void) | null = null;
  #hurried = false;

  constructor(parts: CourierParts) {
    this.#parts = parts;
  }

  /**
   * Makes one attempt under a claim and notes how it went.
   * @returns whether the other side has the enquiry
   */
  attempt(claim: Claim): Promise<boolean> {
    return this.#track(this.#attempt(claim));
  }

  /** Claims and attempts one delivery now; null when another has it or it is not there. */
  async attemptNow(enquiryId: string, channel: Channel): Promise<boolean | null> {
    const { database, pace } = this.#parts;
    const claim = await claimDelivery(database, enquiryId, channel, pace.claim);
    return claim && this.attempt(claim);
  }

  /** Begins to look for due deliveries, and goes on until `stop`. */
  start(): void {
    this.#stopping = new AbortController();
    this.#loop ??= this.#work();
  }

  /** Looks now instead of at the next turn. */
  hurry(): void {
    this.#hurried = true;
    this.#wake?.();
  }

  /** Begins nothing new and resolves when everything under way is finished and noted. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.hurry();
    await this.#loop;
    this.#loop = null;
    await Promise.allSettled(this.#underWay);
  }

  async #work(): Promise<void> {
    let failing = false;
    while (!this.#stopping.signal.aborted) {
      try {
        const busy = await this.#deliverDue();
        if (failing) this.#parts.log.info('the database answers again');
        failing = false;
        if (busy) continue;
      } catch (error) {
        // Once, not at every look: an outage of a day would fill the disk.
        if (!failing)
          this.#parts.log.error({ reason: reasonOf(error) }, 'cannot look for deliveries');
        failing = true;
      }
      await this.#pause();
    }
  }

  async #pause(): Promise<void> {
    const over = new AbortController();
    const woken = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    const rested = wait(this.#parts.pace.look, undefined, { signal: over.signal }).catch(() => {});
    if (!this.#hurried) await Promise.race([woken, rested]);
    over.abort();
    this.#hurried = false;
  }

  /** One look: sends what is due, a few abreast. True when there may be more. */
  async #deliverDue(): Promise<boolean> {
    const { database, senders } = this.#parts;
    const due = await findDue(database, Object.keys(senders) as Channel[], 50);
    const queue = due.values();
    let claimed = 0;
    const deliverNext = async () => {
      for (const { enquiryId, channel } of queue) {
        if (this.#stopping.signal.aborted) return;
        if ((await this.attemptNow(enquiryId, channel)) !== null) claimed += 1;
      }
    };
    await Promise.all(Array.from({ length: abreast }, deliverNext));
    return claimed > 0;
  }

  async #attempt(claim: Claim): Promise<boolean> {
    const { database, log, senders, pace } = this.#parts;
    const about = { enquiry: claim.enquiryId, channel: claim.channel, attempt: claim.attempts };
    try {
      const row = await database
        .selectFrom('enquiries')
        .select('content')
        .where('id', '=', claim.enquiryId)
        .executeTakeFirst();
      // Forgotten in the meantime: there is nothing left to send.
      if (!row) return false;
      const send = senders[claim.channel];
      if (!send) throw new PlainError('not configured');
      await send(fromStored(row.content), claim.enquiryId);
    } catch (error) {
      const reason = reasonOf(error);
      const pause = pauseAfter(claim.attempts, pace);
      log.warn({ ...about, reason, nextInSeconds: Math.round(pause / 1_000) }, 'not delivered');
      await noteFailed(database, claim, reason, pause).catch((noteError: unknown) => {
        log.error({ ...about, reason: reasonOf(noteError) }, 'a failure could not be noted');
      });
      return false;
    }
    log.info(about, 'delivered');
    await this.#noteDelivered(claim);
    return true;
  }

  /**
   * The other side has it; until that is noted here, a crash or another server would send it
   * again. So the note is tried without end, though a visitor does not wait for that.
   */
  async #noteDelivered(claim: Claim): Promise<void> {
    const noting = pRetry(() => noteDelivered(this.#parts.database, claim), {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      maxTimeout: 1_000,
      onFailedAttempt: ({ error }) =>
        this.#parts.log.error(
          { enquiry: claim.enquiryId, channel: claim.channel, reason: reasonOf(error) },
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
