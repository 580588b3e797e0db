import type { Selectable, Updateable } from 'kysely';
import {
  type Database,
  inTransaction,
  isSqlite,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { tabMovedTo } from '../inbox/row.ts';
import { nextVersion } from '../record/enquiry.ts';
import { updateRequest } from './store.ts';

/** An offer, and who changes it. */
interface OfferChange {
  /** The id of the enquiry. */
  id: string;
  /** The version of the offer. */
  offer: number;
  actor: Actor;
}

/**
 * Records that an offer was sent to the patient; only the first time counts. This is recorded whatever a colleague has
 * done in the meantime, since the patient has the offer.
 * @returns `replaced` if that offer is not the current one any more; `missing` if there is no such enquiry
 */
export async function recordSending(
  database: Database,
  { id, offer, actor }: OfferChange,
): Promise<'done' | 'replaced' | 'missing'> {
  return inTransaction(database, async (transaction) => {
    const now = timestamp();
    const enquiry = await transaction
      .selectFrom('enquiries')
      .select(['version', 'spam', 'state', 'pending_reason', 'call_at', 'unsent_offer'])
      .where('id', '=', id)
      // Locked before its offers, as everywhere. SQLite has one writer at a time anyway.
      .$if(!isSqlite(transaction), (query) => query.forUpdate())
      .executeTakeFirst();
    const request = await transaction
      .selectFrom('requests')
      .select('offer')
      .where('enquiry_id', '=', id)
      .executeTakeFirst();
    if (!enquiry || !request) return 'missing';
    const { numUpdatedRows } = await transaction
      .updateTable('offers')
      .set({ sent_by: actor.name, sent_at: now, sent_version: enquiry.version + 1 })
      .where('enquiry_id', '=', id)
      .where('version', '=', offer)
      .where('sent_at', 'is', null)
      .executeTakeFirst();
    const outcome = request.offer === offer ? 'done' : 'replaced';
    if (numUpdatedRows === 0n) return outcome;
    await transaction
      .updateTable('enquiries')
      .set((row) => nextVersion(row))
      .where('id', '=', id)
      .execute();
    await logAccess(transaction, actor, 'visit-sent', { enquiryId: id });
    if (enquiry.unsent_offer !== offer) return outcome;
    const was = enquiry.pending_reason ?? tabMovedTo(enquiry);
    const changes = await settleUnsentOffer(
      transaction,
      { ...enquiry, id },
      { by: actor.name, at: now },
    );
    const became = changes.pending_reason ?? changes.state;
    if (became && became !== was) {
      await logAccess(transaction, actor, 'moved', { enquiryId: id, was, became });
    }
    return outcome;
  });
}

type UnsentEnquiry = Pick<
  Selectable<Tables['enquiries']>,
  'id' | 'spam' | 'state' | 'pending_reason' | 'call_at'
>;

/**
 * Records that an offer no longer waits to be sent, because it was sent or answered. Its enquiry then counts as
 * answered, unless a promised call is still to come, the enquiry waits for the doctor, or staff have moved it to
 * another tab.
 * @param answer who counts as having answered the enquiry, if nobody has before, and when: ISO 8601 in UTC
 * @returns the columns that have changed
 */
export async function settleUnsentOffer(
  transaction: Transaction,
  enquiry: UnsentEnquiry,
  { by, at }: { by: string; at: string },
): Promise<Partial<Pick<UnsentEnquiry, 'state' | 'pending_reason'>>> {
  const changes = columnsAfterSending(enquiry, at);
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      unsent_offer: null,
      ...changes,
      ...(changes.state === 'answered' && {
        answered_by: row.fn.coalesce('answered_by', row.val(by)),
        answered_at: row.fn.coalesce('answered_at', row.val(at)),
      }),
    }))
    .where('id', '=', enquiry.id)
    .execute();
  return changes;
}

function columnsAfterSending(
  { spam, state, pending_reason, call_at }: UnsentEnquiry,
  now: string,
): Partial<Pick<UnsentEnquiry, 'state' | 'pending_reason'>> {
  if (spam || state !== 'new' || pending_reason === 'doctor') return {};
  if (call_at !== null && call_at > now) return { pending_reason: 'call-back' };
  return { state: 'answered', pending_reason: null };
}

/** Records that an offer was not sent after all. */
export async function undoSending(
  transaction: Transaction,
  { id, offer, actor }: OfferChange,
): Promise<void> {
  const values = { sent_by: null, sent_at: null, sent_version: null };
  await updateOffer(transaction, { id, offer }, values);
  await logAccess(transaction, actor, 'visit-unsent', { enquiryId: id });
}

/**
 * Withdraws an offer that nobody has answered. Its row is kept, so that no later offer gets its number: otherwise a
 * page that still shows this offer could accept the later one by mistake.
 * @param version the version of the enquiry after the withdrawal
 */
export async function withdrawOffer(
  transaction: Transaction,
  { id, offer, actor }: OfferChange,
  version: number,
): Promise<void> {
  const values = {
    withdrawn_by: actor.name,
    withdrawn_at: timestamp(),
    withdrawn_version: version,
  };
  await updateOffer(transaction, { id, offer }, values);
  await logAccess(transaction, actor, 'visit-withdrawn', { enquiryId: id });
}

async function updateOffer(
  transaction: Transaction,
  { id, offer }: Omit<OfferChange, 'actor'>,
  values: Updateable<Tables['offers']>,
): Promise<void> {
  await transaction
    .updateTable('offers')
    .set(values)
    .where('enquiry_id', '=', id)
    .where('version', '=', offer)
    .execute();
  await updateRequest(transaction, id);
}

/** Whether an offer is still the current one and nobody has answered it. */
export async function isUnanswered(
  transaction: Transaction,
  { id, offer }: Omit<OfferChange, 'actor'>,
): Promise<boolean> {
  const request = await transaction
    .selectFrom('requests')
    .select(['state', 'offer'])
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  return request?.state === 'offered' && request.offer === offer;
}
