import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';
import type { Digest, OutboxChannel } from './channels/channel.ts';
import { isDue, isFree } from './deliveries.ts';
import type { DeliveryTimings } from './timings.ts';

/** A digest with the lease on all deliveries that it covers; its id is the token of the lease. */
export interface LeasedDigest extends Digest {
  /** How often the delivery tried most often has been attempted, this time included. */
  attempts: number;
}

/** How many deliveries a channel has made within the last `period` milliseconds. */
export async function countDelivered(
  database: Database,
  channel: OutboxChannel,
  period: number,
): Promise<number> {
  const { delivered } = await database
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('delivered'))
    .where('channel', '=', channel)
    .where('delivered_at', '>', timestamp(-period))
    // What was recorded while the clock was ahead would otherwise count for as long as it was.
    .where('delivered_at', '<', timestamp(period))
    .executeTakeFirstOrThrow();
  return Number(delivered);
}

/**
 * Leases all deliveries that are due on a channel, once the oldest has waited long enough for others.
 * @returns null if there is nothing yet
 */
export async function leaseAllDue(
  database: Database,
  channel: OutboxChannel,
  { digestDelay, leaseDuration, maxRetryDelay }: DeliveryTimings,
): Promise<LeasedDigest | null> {
  const oldest = await database
    .selectFrom('deliveries')
    .select('enquiry_id')
    .where('channel', '=', channel)
    .where('next_attempt_at', '<=', timestamp(-digestDelay))
    .where((row) => isFree(row, leaseDuration))
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return null;
  const id = randomUUID();
  const leased = await database
    .updateTable('deliveries')
    .set((row) => ({
      claim: id,
      claimed_until: timestamp(leaseDuration),
      attempts: row('attempts', '+', 1),
    }))
    .where('channel', '=', channel)
    .where((row) => row.and([isDue(row, maxRetryDelay), isFree(row, leaseDuration)]))
    .returning(['enquiry_id', 'attempts'])
    .execute();
  const { urgent } = await ofDigest(database, id)
    .select((row) => row.fn.countAll<number>().as('urgent'))
    .where('urgent', '=', true)
    .executeTakeFirstOrThrow();
  if (leased.length === 0) return null;
  return {
    id,
    enquiryIds: leased.map(({ enquiry_id }) => enquiry_id),
    urgent: Number(urgent),
    attempts: Math.max(...leased.map(({ attempts }) => attempts)),
  };
}

/** Records that everything that a digest covers has been delivered. */
export async function noteDigestDelivered(database: Database, { id }: Digest): Promise<void> {
  await showChanges(database, id);
  await database
    .updateTable('deliveries')
    .set({ delivered_at: timestamp(), claim: null, claimed_until: null, problem: null })
    .where('claim', '=', id)
    .execute();
}

/**
 * Records a failed attempt, and releases the lease.
 * @param delay milliseconds until the next attempt is due
 */
export async function noteDigestFailed(
  database: Database,
  { id }: Digest,
  problem: string,
  delay: number,
): Promise<void> {
  await showChanges(database, id);
  await database
    .updateTable('deliveries')
    .set({ claim: null, claimed_until: null, problem, next_attempt_at: timestamp(delay) })
    .where('claim', '=', id)
    .execute();
}

/** Makes the outcome appear at the desk. */
async function showChanges(database: Database, id: string): Promise<void> {
  await database
    .updateTable('enquiries')
    .set({ changed_at: timestamp() })
    .where('id', 'in', (from) =>
      from.selectFrom('deliveries').select('enquiry_id').where('claim', '=', id),
    )
    .execute();
}

function ofDigest(database: Database, id: string) {
  return database
    .selectFrom('enquiries')
    .innerJoin('deliveries', 'deliveries.enquiry_id', 'enquiries.id')
    .where('deliveries.claim', '=', id);
}
