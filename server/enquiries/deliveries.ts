import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Database, Tables } from '../database/index.ts';

export type Channel = 'service' | 'mail';

/** The right to send one enquiry by one channel, until it runs out. */
export interface Claim {
  enquiryId: string;
  channel: Channel;
  token: string;
  /** Which attempt this is, from 1. */
  attempts: number;
}

/** Moments are compared as text in the database, see tables.ts. */
export function moment(millisecondsFromNow = 0): string {
  return new Date(Date.now() + millisecondsFromNow).toISOString();
}

/** The condition of a delivery that is still to be made and that nobody is making. */
function isFree(row: ExpressionBuilder<Tables, 'deliveries'>) {
  return row.and([
    row('delivered_at', 'is', null),
    row.or([row('claimed_until', 'is', null), row('claimed_until', '<', moment())]),
  ]);
}

/** Notes by which channels an enquiry is to leave in the background. */
export async function addUnclaimed(
  step: Transaction<Tables>,
  enquiryId: string,
  channels: Channel[],
): Promise<void> {
  if (channels.length === 0) return;
  await step
    .insertInto('deliveries')
    .values(
      channels.map((channel) => ({ enquiry_id: enquiryId, channel, next_attempt_at: moment() })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims a delivery so that no other server sends it at the same time.
 * @param lasting how long the claim holds, in milliseconds
 * @returns null when it is delivered, claimed by another, or not there
 */
export async function claimDelivery(
  database: Database,
  enquiryId: string,
  channel: Channel,
  lasting: number,
): Promise<Claim | null> {
  const token = randomUUID();
  const claimed = await database
    .updateTable('deliveries')
    .set((row) => ({
      claim: token,
      claimed_until: moment(lasting),
      attempts: row('attempts', '+', 1),
    }))
    .where('enquiry_id', '=', enquiryId)
    .where('channel', '=', channel)
    .where(isFree)
    .returning('attempts')
    .executeTakeFirst();
  return claimed ? { enquiryId, channel, token, attempts: claimed.attempts } : null;
}

/**
 * Claims every delivery of an enquiry, so that the words which another server is sending at this
 * moment are never replaced under its hands. Only the service's claim is kept afterwards.
 * @returns null where one of them is made or claimed already
 */
export async function claimWhole(
  step: Transaction<Tables>,
  enquiryId: string,
  lasting: number,
): Promise<Claim | null> {
  const token = randomUUID();
  const claimed = await step
    .updateTable('deliveries')
    .set((row) => ({
      claim: token,
      claimed_until: moment(lasting),
      attempts: row('attempts', '+', 1),
    }))
    .where('enquiry_id', '=', enquiryId)
    .where(isFree)
    .returning(['channel', 'attempts'])
    .execute();
  const { all } = await step
    .selectFrom('deliveries')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  const service = claimed.find(({ channel }) => channel === 'service');
  const whole = service !== undefined && claimed.length === Number(all);
  await step
    .updateTable('deliveries')
    .set({ claim: null, claimed_until: null })
    .where('claim', '=', token)
    .$if(whole, (query) => query.where('channel', '!=', 'service'))
    .execute();
  return whole ? { enquiryId, channel: 'service', token, attempts: service.attempts } : null;
}

/** Notes that the other side has it, whoever holds the claim by now. */
export async function noteDelivered(database: Database, claim: Claim): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ delivered_at: moment(), claim: null, claimed_until: null, problem: null })
    .where('enquiry_id', '=', claim.enquiryId)
    .where('channel', '=', claim.channel)
    .execute();
}

/**
 * Notes a failed attempt and gives the claim back.
 * @param pause milliseconds until it is due again
 */
export async function noteFailed(
  database: Database,
  claim: Claim,
  problem: string,
  pause: number,
): Promise<void> {
  await database
    .updateTable('deliveries')
    .set({ claim: null, claimed_until: null, problem, next_attempt_at: moment(pause) })
    .where('enquiry_id', '=', claim.enquiryId)
    .where('channel', '=', claim.channel)
    .where('claim', '=', claim.token)
    .execute();
}

/** Deliveries that are due and unclaimed, longest waiting first. */
export async function findDue(
  database: Database,
  channels: Channel[],
  limit: number,
): Promise<{ enquiryId: string; channel: Channel }[]> {
  if (channels.length === 0) return [];
  return database
    .selectFrom('deliveries')
    .select(['enquiry_id as enquiryId', 'channel'])
    .where('next_attempt_at', '<=', moment())
    .where('channel', 'in', channels)
    .where(isFree)
    .orderBy('next_attempt_at')
    .limit(limit)
    .execute();
}
