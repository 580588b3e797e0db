import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder } from 'kysely';
import { type ChannelName, channelNames } from '../../../shared/desk/enquiries/list.ts';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { timestamp, tooFarAhead } from '../../time/clock.ts';
import type { ImmediateAlert, OutboxChannel } from './channels/channel.ts';
import type { DeliveryTimings } from './timings.ts';

/** The right to send one enquiry by one channel until it expires. */
export interface Lease {
  enquiryId: string;
  channel: OutboxChannel;
  token: string;
  /** Which attempt this is, from 1. */
  attempts: number;
  /** When it expires, by `performance.now()`: a monotonic clock, which nobody can set. */
  expiresAt: number;
}

type DeliveryRow = ExpressionBuilder<Tables, 'deliveries'>;

/** The condition that a delivery is undelivered, not leased and not of an enquiry marked as spam. */
export function isFree(row: DeliveryRow, leaseDuration: number) {
  const notSpam = row
    .selectFrom('enquiries')
    .select('id')
    .whereRef('enquiries.id', '=', 'deliveries.enquiry_id')
    .where('spam', '=', false);
  return row.and([
    row('delivered_at', 'is', null),
    row.exists(notSpam),
    row.or([
      row('claimed_until', 'is', null),
      row('claimed_until', '<', timestamp()),
      row('claimed_until', '>', tooFarAhead(leaseDuration)),
    ]),
  ]);
}

/** The condition that the next attempt of a delivery is due. */
export function isDue(row: DeliveryRow, maxRetryDelay: number) {
  return row.or([
    row('next_attempt_at', '<=', timestamp()),
    row('next_attempt_at', '>', tooFarAhead(maxRetryDelay)),
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
      channels.map((channel) => ({ enquiry_id: enquiryId, channel, next_attempt_at: timestamp() })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Alerts staff at once to what has just happened to an enquiry. Each event has its own alert, so an earlier one of the same
 * kind is replaced.
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

/** The query that leases the free deliveries of an enquiry and counts an attempt for each. */
function leaseFree(database: Database, enquiryId: string, token: string, duration: number) {
  return database
    .updateTable('deliveries')
    .set((row) => ({
      claim: token,
      claimed_until: timestamp(duration),
      attempts: row('attempts', '+', 1),
    }))
    .where('enquiry_id', '=', enquiryId)
    .where((row) => isFree(row, duration));
}

/**
 * Leases a delivery so that no other server sends it at the same time.
 * @param duration how long the lease lasts, in milliseconds
 * @returns null if it is delivered, leased by another, or does not exist
 */
export async function leaseDelivery(
  database: Database,
  enquiryId: string,
  channel: OutboxChannel,
  duration: number,
): Promise<Lease | null> {
  const token = randomUUID();
  const expiresAt = performance.now() + duration;
  const leased = await leaseFree(database, enquiryId, token, duration)
    .where('channel', '=', channel)
    .returning('attempts')
    .executeTakeFirst();
  return leased ? { enquiryId, channel, token, attempts: leased.attempts, expiresAt } : null;
}

/**
 * Leases every delivery of an enquiry, so that a text that another server is sending is never replaced.
 * Afterwards only the lease on the awaited channel is kept.
 * @returns null if one of them is already delivered or leased, or no channel is awaited
 */
export async function leaseAllDeliveries(
  transaction: Transaction,
  enquiryId: string,
  awaited: ChannelName | null,
  duration: number,
): Promise<Lease | null> {
  if (awaited === null) return null;
  const token = randomUUID();
  const expiresAt = performance.now() + duration;
  const leased = await leaseFree(transaction, enquiryId, token, duration)
    .where('channel', 'in', channelNames)
    .returning(['channel', 'attempts'])
    .execute();
  const { all } = await transaction
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('enquiry_id', '=', enquiryId)
    .where('channel', 'in', channelNames)
    .executeTakeFirstOrThrow();
  const kept = leased.find(({ channel }) => channel === awaited);
  const isComplete = kept !== undefined && leased.length === Number(all);
  await transaction
    .updateTable('deliveries')
    .set((row) => ({ claim: null, claimed_until: null, attempts: row('attempts', '-', 1) }))
    .where('claim', '=', token)
    .$if(isComplete, (query) => query.where('channel', '!=', awaited))
    .execute();
  if (!isComplete) return null;
  return { enquiryId, channel: awaited, token, attempts: kept.attempts, expiresAt };
}

/** Records a delivery, even if the lease has since passed to someone else. */
export async function noteDelivered(database: Database, lease: Lease): Promise<void> {
  // In one transaction, so that the disk is waited for only once.
  await inTransaction(database, async (transaction) => {
    await showChange(transaction, lease.enquiryId);
    await transaction
      .updateTable('deliveries')
      .set({ delivered_at: timestamp(), claim: null, claimed_until: null, problem: null })
      .where('enquiry_id', '=', lease.enquiryId)
      .where('channel', '=', lease.channel)
      .execute();
  });
}

/**
 * Records a failed attempt and releases the lease.
 * @param delay milliseconds until the next attempt is due
 */
export async function noteFailed(
  database: Database,
  lease: Lease,
  problem: string,
  delay: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await showChange(transaction, lease.enquiryId);
    await transaction
      .updateTable('deliveries')
      .set({ claim: null, claimed_until: null, problem, next_attempt_at: timestamp(delay) })
      .where('enquiry_id', '=', lease.enquiryId)
      .where('channel', '=', lease.channel)
      .where('claim', '=', lease.token)
      .execute();
  });
}

/**
 * Makes the outcome of a delivery appear at the desk. The version is unchanged, so no edit there conflicts. Comes first in
 * its transaction: all others lock the enquiry before its deliveries, and another order would be a deadlock.
 */
async function showChange(transaction: Transaction, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ changed_at: timestamp() })
    .where('id', '=', enquiryId)
    .execute();
}

export interface DueOptions {
  channel: OutboxChannel;
  /** The most to return. */
  limit: number;
  timings: DeliveryTimings;
}

/** The enquiries whose deliveries are due and not leased: the urgent ones first, then the longest waiting. */
export async function findDue(
  database: Database,
  { channel, limit, timings }: DueOptions,
): Promise<string[]> {
  const found = await database
    .selectFrom('deliveries')
    .select('enquiry_id')
    .where('channel', '=', channel)
    .where((row) => isDue(row, timings.maxRetryDelay))
    .where((row) => isFree(row, timings.leaseDuration))
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
  return found.map(({ enquiry_id }) => enquiry_id);
}
