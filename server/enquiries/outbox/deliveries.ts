import { createHash, randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Updateable } from 'kysely';
import pTimeout from 'p-timeout';
import { channelNames } from '../../../shared/desk/enquiries/list.ts';
import type { EnquiryContent } from '../../../shared/enquiry-fields.ts';
import {
  type Database,
  inTransaction,
  isSqlite,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { PlainError } from '../../log.ts';
import { latestPlausibleTime, timestamp } from '../../time/clock.ts';

/** An enquiry as it is sent. */
export interface OutgoingEnquiry {
  id: string;
  content: EnquiryContent;
  /** Code of the language to answer in; null means the clinic's default language. */
  language: string | null;
}

/**
 * What staff are alerted to at once, at any hour: an urgent enquiry (emergency words, or a hand-over to the doctor), or
 * an answer from a patient.
 */
export type ImmediateAlert = 'urgent' | 'answer';

/**
 * The channel of a row in the outbox: one by which enquiries are sent on, or one by which staff are alerted to them.
 */
export type OutboxChannel = Tables['deliveries']['channel'];

/** Several enquiries that are announced to staff in one message. */
export interface Digest {
  /** The same in every attempt to send it. */
  messageId: string;
  enquiryIds: string[];
  /** How many of them contain emergency words. */
  urgent: number;
}

/** A way to send enquiries to the clinic, or alerts to its staff. */
export interface Channel<Name extends OutboxChannel = OutboxChannel> {
  name: Name;
  /** Whether its rows are handled even if it has no recipients: the alert then passes to another channel, or lapses. */
  isActiveWithoutRecipients?: true;
  /** Whether the visitor waits for the outcome of the first attempt; at most one channel is awaited. */
  isAwaited: boolean;
  /** Whether it has recipients at this moment. */
  isAvailable(): Promise<boolean>;
  /**
   * Sends one enquiry, or an alert about it. Resolves when a recipient has accepted it, and rejects otherwise.
   * @param signal aborts an attempt that takes too long
   * @param messageId the same in every attempt to send it
   */
  send(enquiry: OutgoingEnquiry, signal: AbortSignal, messageId: string): Promise<void>;
  /** Sends one message about several enquiries; without it, each is always sent separately. */
  sendDigest?(digest: Digest, signal: AbortSignal): Promise<void>;
}

/** The right to send one or several enquiries by one channel until it expires. */
export interface Lease {
  enquiryIds: string[];
  channel: OutboxChannel;
  token: string;
  /** Made from the ids of the deliveries, so it is the same in every attempt to send them together. */
  messageId: string;
  /** Which attempt this is, from 1; the highest number among several enquiries. */
  attempt: number;
  /** When it expires, by `performance.now()`: a monotonic clock, which nobody can set. */
  expiresAt: number;
}

type DeliveryRow = ExpressionBuilder<Tables, 'deliveries'>;

/** The condition that a delivery is neither made nor leased, and that its enquiry is not marked as spam. */
function isFree(row: DeliveryRow, leaseDuration: number) {
  const enquiry = row
    .selectFrom('enquiries')
    .select('id')
    .whereRef('enquiries.id', '=', 'deliveries.enquiry_id')
    .where('spam', '=', false);
  return row.and([
    row('delivered_at', 'is', null),
    row.exists(enquiry),
    row.or([
      row('claimed_until', 'is', null),
      row('claimed_until', '<', timestamp()),
      row('claimed_until', '>', latestPlausibleTime(leaseDuration)),
    ]),
  ]);
}

/** Puts an enquiry into the outbox, for each channel that does not have it yet. */
export async function addDeliveries(
  database: Database,
  enquiryId: string,
  channels: OutboxChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  await database
    .insertInto('deliveries')
    .values(
      channels.map((channel) => ({
        id: randomUUID(),
        enquiry_id: enquiryId,
        channel,
        next_attempt_at: timestamp(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Queues an immediate alert to an event of an enquiry. The outbox has one row for each channel, so the row of an
 * earlier alert of the same kind is replaced: otherwise this event would not be announced.
 */
export async function addImmediateAlert(
  transaction: Transaction,
  enquiryId: string,
  kind: ImmediateAlert,
): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('enquiry_id', '=', enquiryId)
    .where('channel', 'in', [`${kind}-device`, `${kind}-mail`])
    .execute();
  await addDeliveries(transaction, enquiryId, [`${kind}-device`]);
}

/**
 * Leases deliveries so that no other server sends them at the same time. Deliveries that are made or leased already are
 * skipped, and those of an enquiry under Spam.
 * @param duration how long the lease lasts, in milliseconds
 * @returns null if none is left
 */
export async function leaseDeliveries(
  database: Database,
  enquiryIds: string[],
  channel: OutboxChannel,
  duration: number,
): Promise<Lease | null> {
  const token = randomUUID();
  const expiresAt = performance.now() + duration;
  const rows = await database
    .updateTable('deliveries')
    .set((row) => ({
      claim: token,
      claimed_until: timestamp(duration),
      attempts: row('attempts', '+', 1),
    }))
    .where('enquiry_id', 'in', enquiryIds)
    .where('channel', '=', channel)
    .where((row) => isFree(row, duration))
    .returning(['id', 'enquiry_id', 'attempts'])
    .execute();
  if (rows.length === 0) return null;
  return {
    enquiryIds: rows.map(({ enquiry_id }) => enquiry_id),
    attempt: Math.max(...rows.map(({ attempts }) => attempts)),
    channel,
    token,
    messageId: messageIdFor(rows.map(({ id }) => id)),
    expiresAt,
  };
}

function messageIdFor(deliveryIds: string[]): string {
  return createHash('sha256').update(deliveryIds.toSorted().join()).digest('base64url');
}

/** Whether no channel has sent an enquiry or is sending it. No channel can begin before the transaction ends. */
export async function lockIfUnsent(
  transaction: Transaction,
  enquiryId: string,
  leaseDuration: number,
): Promise<boolean> {
  const deliveries = await transaction
    .selectFrom('deliveries')
    .select((row) => isFree(row, leaseDuration).as('isFree'))
    .where('enquiry_id', '=', enquiryId)
    .where('channel', 'in', channelNames)
    // SQLite has one writer at a time anyway.
    .$if(!isSqlite(transaction), (query) => query.forUpdate())
    .execute();
  return deliveries.every(({ isFree }) => Boolean(isFree));
}

/** Records a delivery, even if the lease has since passed to someone else. */
export function recordDelivery(database: Database, lease: Lease): Promise<void> {
  return recordOutcome(database, lease, { delivered_at: timestamp(), problem: null });
}

/**
 * Records a failed attempt and releases the lease.
 * @param delay milliseconds until the next attempt is due
 */
export function recordFailure(
  database: Database,
  lease: Lease,
  problem: string,
  delay: number,
): Promise<void> {
  return recordOutcome(database, lease, { problem, next_attempt_at: timestamp(delay) });
}

/** In one transaction, so that the disk is waited for only once. */
async function recordOutcome(
  database: Database,
  { enquiryIds, channel, token }: Lease,
  outcome: Updateable<Tables['deliveries']>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    // The desk shows the change; the version stays, so no edit there conflicts. The enquiry comes first: all other code
    // locks it before its deliveries, and another order could deadlock.
    await transaction
      .updateTable('enquiries')
      .set({ changed_at: timestamp() })
      .where('id', 'in', enquiryIds)
      .execute();
    await transaction
      .updateTable('deliveries')
      .set({ ...outcome, claim: null, claimed_until: null })
      .where('enquiry_id', 'in', enquiryIds)
      .where('channel', '=', channel)
      .$if(!outcome.delivered_at, (query) => query.where('claim', '=', token))
      .execute();
  });
}

interface DueOptions {
  channel: OutboxChannel;
  /** The maximum number returned. */
  limit: number;
  timings: DeliveryTimings;
}

/** The enquiries whose deliveries are due and not leased: the urgent ones first, then the longest waiting. */
export async function findDueEnquiries(
  database: Database,
  { channel, limit, timings }: DueOptions,
): Promise<string[]> {
  const rows = await selectDueDeliveries(database, channel, timings)
    .select('enquiry_id')
    .orderBy(
      (row) =>
        row.exists(
          row
            .selectFrom('enquiries')
            .select('id')
            .whereRef('enquiries.id', '=', 'deliveries.enquiry_id')
            .where('urgent', '=', true),
        ),
      'desc',
    )
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
  return rows.map(({ enquiry_id }) => enquiry_id);
}

/** Whether the delivery that has been due longest on a channel has waited long enough for others to join it. */
export async function isDigestDue(
  database: Database,
  channel: OutboxChannel,
  timings: DeliveryTimings,
): Promise<boolean> {
  const row = await selectDueDeliveries(database, channel, timings)
    .select('enquiry_id')
    .where('next_attempt_at', '<=', timestamp(-timings.digestDelay))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The deliveries of a channel whose next attempt is due, and that are not leased. */
function selectDueDeliveries(database: Database, channel: OutboxChannel, timings: DeliveryTimings) {
  return database
    .selectFrom('deliveries')
    .where('channel', '=', channel)
    .where((row) =>
      row.or([
        row('next_attempt_at', '<=', timestamp()),
        row('next_attempt_at', '>', latestPlausibleTime(timings.maxRetryDelay)),
      ]),
    )
    .where((row) => isFree(row, timings.leaseDuration));
}

/** How many deliveries a channel has made within the last `period` milliseconds. */
export async function countDeliveries(
  database: Database,
  channel: OutboxChannel,
  period: number,
): Promise<number> {
  const { delivered } = await database
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('delivered'))
    .where('channel', '=', channel)
    .where('delivered_at', '>', timestamp(-period))
    // Deliveries recorded while the clock was ahead would otherwise count until the clock has caught up.
    .where('delivered_at', '<', timestamp(period))
    .executeTakeFirstOrThrow();
  return Number(delivered);
}

/** Timeouts and intervals of deliveries, in milliseconds, and when digests begin. Tests use shorter ones. */
export interface DeliveryTimings {
  /** How long storing may take, retries included, while the visitor waits. */
  storeTimeout: number;
  /** How long a visitor waits for any other query. */
  otherQueryTimeout: number;
  /** How long a visitor waits for the first attempt to send; the attempt itself continues. */
  answerTimeout: number;
  /** An attempt to send that takes longer counts as failed, and is made again. */
  sendTimeout: number;
  /** How long a lease lasts. Its holder sends only what can finish in time, and is presumed dead afterwards. */
  leaseDuration: number;
  /** Delay after the first failed attempt; it doubles with each, up to `maxRetryDelay`. */
  firstRetryDelay: number;
  maxRetryDelay: number;
  /** Pause between two polls for due deliveries. */
  pollInterval: number;
  /** Which message of a channel within `digestPeriod`, counted from 1, is the first to be part of a digest. */
  digestFrom: number;
  digestPeriod: number;
  /** How long the first message of a digest waits for others. */
  digestDelay: number;
  /** Returns a signal that is aborted after this many milliseconds. A test can abort it itself. */
  timeout: (milliseconds: number) => AbortSignal;
}

/** The timings of a real server. */
export const defaultTimings: DeliveryTimings = {
  storeTimeout: 3_000,
  otherQueryTimeout: 300,
  answerTimeout: 8_000,
  sendTimeout: 20_000,
  leaseDuration: 30_000,
  firstRetryDelay: 60_000,
  maxRetryDelay: 3_600_000,
  pollInterval: 5_000,
  digestFrom: 20,
  digestPeriod: 600_000,
  digestDelay: 30_000,
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};

/**
 * Waits for a result, but only until the signal is aborted; the work itself continues.
 * @throws PlainError if the signal is aborted first
 */
export async function withTimeout<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await pTimeout(work, { milliseconds: Number.POSITIVE_INFINITY, signal });
  } catch (error) {
    throw signal.aborted ? new PlainError('no answer in time') : error;
  }
}

/**
 * The back-off delay after a failed attempt.
 * @param attempts the attempts so far, at least 1
 * @returns milliseconds, with up to a fifth taken off as jitter, so that retries do not coincide
 */
export function retryDelay(attempts: number, timings: DeliveryTimings): number {
  const delay = timings.firstRetryDelay * 2 ** Math.min(attempts - 1, 30);
  return Math.min(delay, timings.maxRetryDelay) * (0.8 + Math.random() * 0.2);
}
