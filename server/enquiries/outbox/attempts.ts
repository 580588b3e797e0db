import { setTimeout as wait } from 'node:timers/promises';
import pRetry from 'p-retry';
import type { Logger } from 'pino';
import type { ChannelName } from '../../../shared/desk/enquiries/list.ts';
import type { Database } from '../../database/index.ts';
import { PlainError, reasonOf } from '../../log.ts';
import { fromStored } from '../record/enquiry.ts';
import type { Channels } from './channels.ts';
import {
  type Channel,
  countDeliveries,
  type DeliveryTimings,
  type Digest,
  findDueEnquiries,
  isDigestDue,
  type Lease,
  leaseDeliveries,
  type OutboxChannel,
  type OutgoingEnquiry,
  recordDelivery,
  recordFailure,
  retryDelay,
  withTimeout,
} from './deliveries.ts';

/** How many enquiries one digest may cover. */
const maxInDigest = 1_000;

export interface AttemptsOptions {
  database: Database;
  log: Logger;
  channels: Channels;
  timings: DeliveryTimings;
}

/** Makes delivery attempts, each under a lease, and records their outcomes. */
export class Attempts {
  readonly #options: AttemptsOptions;
  readonly #pendingAttempts = new Set<Promise<unknown>>();
  /** When each channel last sent a digest, by the monotonic clock. */
  readonly #lastDigests = new Map<OutboxChannel, number>();

  constructor(options: AttemptsOptions) {
    this.#options = options;
  }

  /**
   * Makes one attempt and records its outcome. Never throws.
   * @param lease on one enquiry
   * @param enquiry what to send; read from the database if omitted
   * @returns whether the enquiry was delivered
   */
  make(lease: Lease, enquiry?: OutgoingEnquiry): Promise<boolean> {
    const { database } = this.#options;
    const [id = ''] = lease.enquiryIds;
    return this.#track(
      this.#make(lease, async (channel, signal) => {
        const outgoingEnquiry = enquiry ?? (await readOutgoingEnquiry(database, id));
        await channel.send(outgoingEnquiry, signal, lease.messageId);
      }),
    );
  }

  /**
   * Waits for an attempt that another submission of the same enquiry is making, so that both get its outcome.
   * @returns whether the enquiry was delivered; also true if nothing had to be sent through this channel
   */
  async awaitOtherAttempt(enquiryId: string, channel: ChannelName): Promise<boolean> {
    const { database, timings } = this.#options;
    const { timeout, otherQueryTimeout, answerTimeout } = timings;
    const deadline = performance.now() + answerTimeout;
    for (;;) {
      const query = database
        .selectFrom('deliveries')
        .select(['delivered_at', 'claim as lease'])
        .where('enquiry_id', '=', enquiryId)
        .where('channel', '=', channel)
        .executeTakeFirst();
      const delivery = await withTimeout(query, timeout(otherQueryTimeout));
      if (!delivery || delivery.delivered_at !== null) return true;
      if (delivery.lease === null || performance.now() > deadline) return false;
      await wait(100);
    }
  }

  /** How many messages a channel may still send one by one in this period; infinite if it has no digest. */
  async remainingMessages(name: OutboxChannel): Promise<number> {
    const { channels, database, timings } = this.#options;
    if (!channels.get(name)?.sendDigest) return Number.POSITIVE_INFINITY;
    const count = await countDeliveries(database, name, timings.digestPeriod);
    return Math.max(0, timings.digestFrom - 1 - count);
  }

  /** Sends staff one message about all that is due on a channel, unless the last such message was recent. */
  async makeDigest(name: OutboxChannel): Promise<void> {
    const { database, timings } = this.#options;
    const lastDigestAt = this.#lastDigests.get(name) ?? Number.NEGATIVE_INFINITY;
    if (performance.now() - lastDigestAt < timings.digestPeriod) return;
    if (!(await isDigestDue(database, name, timings))) return;
    const ids = await findDueEnquiries(database, { channel: name, limit: maxInDigest, timings });
    const lease = await leaseDeliveries(database, ids, name, timings.leaseDuration);
    if (!lease) return;
    const attempt = this.#make(lease, async (channel, signal) => {
      await channel.sendDigest?.(await readDigest(database, lease), signal);
      this.#lastDigests.set(name, performance.now());
    });
    await this.#track(attempt);
  }

  /** Resolves when every attempt under way has finished and has been recorded. */
  async drain(): Promise<void> {
    while (this.#pendingAttempts.size > 0) await Promise.allSettled(this.#pendingAttempts);
  }

  async #make(
    lease: Lease,
    send: (channel: Channel, signal: AbortSignal) => Promise<void>,
  ): Promise<boolean> {
    try {
      await this.#send(lease, send);
    } catch (error) {
      await this.#waitFor(this.#recordFailure(lease, reasonOf(error)));
      return false;
    }
    this.#options.log.info(logFields(lease), 'delivered');
    await this.#waitFor(this.#recordDelivery(lease));
    return true;
  }

  /** Resolves when the recipient has accepted the message; always settles before the lease expires. */
  async #send(
    { channel: name, expiresAt }: Lease,
    send: (channel: Channel, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const { channels, timings } = this.#options;
    const channel = channels.get(name);
    if (!channel) throw new PlainError('not configured');
    if (performance.now() + timings.sendTimeout > expiresAt) {
      throw new PlainError('too little time left to send');
    }
    const signal = timings.timeout(timings.sendTimeout);
    await withTimeout(send(channel, signal), signal);
  }

  async #recordFailure(lease: Lease, reason: string): Promise<void> {
    const { database, log, timings } = this.#options;
    const delay = retryDelay(lease.attempt, timings);
    const nextInSeconds = Math.round(delay / 1_000);
    log.warn({ ...logFields(lease), reason, nextInSeconds }, 'not delivered');
    await recordFailure(database, lease, reason, delay).catch((error: unknown) => {
      log.error(
        { ...logFields(lease), reason: reasonOf(error) },
        'could not record a failed delivery',
      );
    });
  }

  /**
   * Until a delivery is recorded, the enquiry would be sent again after a crash or by another server.
   * So recording it is retried without limit.
   */
  async #recordDelivery(lease: Lease): Promise<void> {
    const { database, log } = this.#options;
    await pRetry(() => recordDelivery(database, lease), {
      retries: Number.POSITIVE_INFINITY,
      minTimeout: 100,
      maxTimeout: 1_000,
      onFailedAttempt: ({ error }) =>
        log.error(
          { ...logFields(lease), reason: reasonOf(error) },
          'could not record a delivery yet',
        ),
    });
  }

  /** Waits for a write to the database only as long as a visitor can; the write itself continues. */
  async #waitFor(write: Promise<void>): Promise<void> {
    const { timeout, otherQueryTimeout } = this.#options.timings;
    const signal = timeout(otherQueryTimeout);
    await withTimeout(this.#track(write), signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  }

  #track<Result>(work: Promise<Result>): Promise<Result> {
    this.#pendingAttempts.add(work);
    const remove = () => this.#pendingAttempts.delete(work);
    work.then(remove, remove);
    return work;
  }
}

/** The log fields of a delivery. */
function logFields({ enquiryIds: [enquiry, ...others], channel, attempt }: Lease) {
  const subject = others.length === 0 ? { enquiry } : { enquiries: others.length + 1 };
  return { ...subject, channel, attempt };
}

/**
 * An enquiry as it should be sent now.
 * @throws PlainError if it has been deleted
 */
async function readOutgoingEnquiry(database: Database, id: string): Promise<OutgoingEnquiry> {
  const row = await database
    .selectFrom('enquiries')
    .select(['content', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new PlainError('the enquiry was deleted in the meantime');
  return { id, content: fromStored(row.content), language: row.language };
}

async function readDigest(database: Database, { messageId, enquiryIds }: Lease): Promise<Digest> {
  const { urgent } = await database
    .selectFrom('enquiries')
    .select((row) => row.fn.countAll<number>().as('urgent'))
    .where('id', 'in', enquiryIds)
    .where('urgent', '=', true)
    .executeTakeFirstOrThrow();
  return { messageId, enquiryIds, urgent: Number(urgent) };
}
