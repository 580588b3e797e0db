import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { ChannelName } from '../../../shared/desk/enquiries/list.ts';
import type { Database } from '../../database/index.ts';
import { PlainError, reasonOf } from '../../log.ts';
import { fromStored } from '../record/enquiry.ts';
import { readEarlierVersions } from '../record/versions.ts';
import type { OutboxChannel, OutgoingEnquiry } from './channels/channel.ts';
import type { Channels } from './channels/channels.ts';
import { type Lease, noteDelivered, noteFailed } from './deliveries.ts';
import { countDelivered, leaseAllDue, noteDigestDelivered, noteDigestFailed } from './digests.ts';
import { beforeTimeout, type DeliveryTimings, retryDelay } from './timings.ts';

export interface AttemptsOptions {
  database: Database;
  log: Logger;
  channels: Channels;
  timings: DeliveryTimings;
}

/** Makes delivery attempts, each under a lease, and records their outcome. */
export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #underWay = new Set<Promise<unknown>>();
  /** When each channel last sent a digest, by the monotonic clock. */
  readonly #lastDigests = new Map<OutboxChannel, number>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
  }

  /**
   * Makes one attempt and records its outcome. Never throws.
   * @param enquiry what to send; read from the database if omitted
   * @returns whether the enquiry was delivered
   */
  make(lease: Lease, enquiry?: OutgoingEnquiry): Promise<boolean> {
    return this.#track(this.#make(lease, enquiry));
  }

  /** Waits for an attempt that another request is making, so that both get its outcome. */
  async awaitOther(enquiryId: string, channel: ChannelName): Promise<boolean> {
    const { database, timings } = this.#options;
    const { timeout, noteTimeout, answerTimeout } = timings;
    const deadline = performance.now() + answerTimeout;
    for (;;) {
      const reading = database
        .selectFrom('deliveries')
        .select(['delivered_at', 'claim as lease'])
        .where('enquiry_id', '=', enquiryId)
        .where('channel', '=', channel)
        .executeTakeFirst();
      const delivery = await beforeTimeout(reading, timeout(noteTimeout));
      if (!delivery || delivery.delivered_at !== null) return true;
      if (delivery.lease === null || performance.now() > deadline) return false;
      await wait(100);
    }
  }

  /** How many messages a channel may still send one by one; infinite where it has no digest. */
  async leftToSend(name: OutboxChannel): Promise<number> {
    const { channels, database, timings } = this.#options;
    if (!channels.get(name)?.sendDigest) return Number.POSITIVE_INFINITY;
    const sent = await countDelivered(database, name, timings.digestPeriod);
    return Math.max(0, timings.digestFrom - 1 - sent);
  }

  /**
   * Sends staff one message about all that is due by a channel, if the last such message is long enough ago.
   * @returns whether it was sent
   */
  makeDigest(name: OutboxChannel): Promise<boolean> {
    return this.#track(this.#makeDigest(name));
  }

  async #makeDigest(name: OutboxChannel): Promise<boolean> {
    const { channels, database, log, timings } = this.#options;
    const channel = channels.get(name);
    const last = this.#lastDigests.get(name) ?? Number.NEGATIVE_INFINITY;
    if (!channel?.sendDigest || performance.now() - last < timings.digestPeriod) return false;
    const digest = await leaseAllDue(database, name, timings);
    if (!digest) return false;
    const about = { channel: name, enquiries: digest.enquiryIds.length };
    try {
      const signal = timings.timeout(timings.sendTimeout);
      await beforeTimeout(channel.sendDigest(digest, signal), signal);
    } catch (error) {
      const reason = reasonOf(error);
      log.warn({ ...about, reason }, 'not delivered');
      await noteDigestFailed(database, digest, reason, retryDelay(digest.attempts, timings));
      return false;
    }
    this.#lastDigests.set(name, performance.now());
    log.info(about, 'delivered as one message');
    await this.#untilNoted(() => noteDigestDelivered(database, digest), about);
    return true;
  }

  /** Resolves when every attempt under way has finished and is recorded. */
  async finished(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
  }

  async #make(lease: Lease, known?: OutgoingEnquiry): Promise<boolean> {
    try {
      const enquiry = known ?? (await readOutgoing(this.#options.database, lease.enquiryId));
      // Deleted in the meantime: there is nothing left to send.
      if (!enquiry) return false;
      await this.#send(lease, enquiry);
    } catch (error) {
      await this.#briefly(this.#noteFailed(lease, reasonOf(error)));
      return false;
    }
    this.#options.log.info(about(lease), 'delivered');
    await this.#briefly(this.#noteDelivered(lease));
    return true;
  }

  /** Resolves when the recipient has accepted it; always settles before the lease expires. */
  async #send({ channel: name, expiresAt }: Lease, enquiry: OutgoingEnquiry): Promise<void> {
    const { channels, timings } = this.#options;
    const channel = channels.get(name);
    if (!channel) throw new PlainError('not configured');
    if (performance.now() + timings.sendTimeout > expiresAt) {
      throw new PlainError('too little time left to send');
    }
    const signal = timings.timeout(timings.sendTimeout);
    await beforeTimeout(channel.send(enquiry, signal), signal);
  }

  async #noteFailed(lease: Lease, reason: string): Promise<void> {
    const { database, log, timings } = this.#options;
    const delay = retryDelay(lease.attempts, timings);
    const nextInSeconds = Math.round(delay / 1_000);
    log.warn({ ...about(lease), reason, nextInSeconds }, 'not delivered');
    await noteFailed(database, lease, reason, delay).catch((error: unknown) => {
      log.error({ ...about(lease), reason: reasonOf(error) }, 'could not record a failed delivery');
    });
  }

  /**
   * Until a delivery is recorded, the enquiry would be sent again after a crash or by another server.
   * So recording it is retried without limit.
   */
  async #noteDelivered(lease: Lease): Promise<void> {
    await this.#untilNoted(() => noteDelivered(this.#options.database, lease), about(lease));
  }

  async #untilNoted(note: () => Promise<void>, about: object): Promise<void> {
    await pRetry(note, {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      maxTimeout: 1_000,
      onFailedAttempt: ({ error }) =>
        this.#options.log.error(
          { ...about, reason: reasonOf(error) },
          'could not record a delivery yet',
        ),
    });
  }

  /** Waits for a write to the database only as long as a visitor can; the write itself continues. */
  async #briefly(noting: Promise<void>): Promise<void> {
    const { timeout, noteTimeout } = this.#options.timings;
    const signal = timeout(noteTimeout);
    await beforeTimeout(this.#track(noting), signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#underWay.add(work);
    const done = () => this.#underWay.delete(work);
    work.then(done, done);
    return work;
  }
}

/** The log fields of a delivery. */
function about({ enquiryId, channel, attempts }: Lease) {
  return { enquiry: enquiryId, channel, attempt: attempts };
}

/** An enquiry as it is to be sent now; null if it has been deleted. */
async function readOutgoing(database: Database, id: string): Promise<OutgoingEnquiry | null> {
  const row = await database
    .selectFrom('enquiries')
    .select(['content', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const earlier = (await readEarlierVersions(database, [id])).get(id) ?? [];
  return { id, content: fromStored(row.content), language: row.language, earlier };
}
