import type { EnquirySource, PendingReason } from '../../../shared/desk/enquiries/summary.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { conflictOf } from '../../database/version-conflict.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { nextVersion } from '../record/next-version.ts';

/** A change to one enquiry, based on a version of it. */
export interface Change {
  id: string;
  /** The version that the person has seen. */
  version: number;
  actor: Actor;
}

/** `conflict`: someone else has changed the enquiry since that version. */
export type Outcome = 'done' | 'conflict' | 'missing';

/** Records that someone is sending an enquiry again; the caller sends it. */
export async function noteSending(database: Database, change: Change): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const outcome = await updateEnquiry(transaction, change, {});
    if (outcome === 'done') {
      await noteAccess(transaction, change.actor, 'sent', { enquiryId: change.id });
    }
    return outcome;
  });
}

/** Deletes an enquiry and everything that belongs to it; `overwriteDeleted` also removes it from the files. */
export async function deleteEnquiry(
  database: Database,
  { id, version, actor }: Change,
): Promise<Outcome> {
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return conflictOf(transaction, 'enquiries', id);
    await noteAccess(transaction, actor, 'deleted', { enquiryId: id });
    return 'done';
  });
}

type Values = Partial<{
  content: string;
  search: string;
  language: string;
  source: EnquirySource;
  urgent: boolean;
  spam: boolean;
  state: 'new' | 'answered' | 'archived';
  answered_by: string | null;
  answered_at: string | null;
  pending_reason: PendingReason | null;
  call_at: string | null;
  unsent_offer: number | null;
}>;

/** Changes an enquiry and its version, unless someone else has changed it since. */
export async function updateEnquiry(
  transaction: Transaction,
  { id, version }: Change,
  values: Values,
): Promise<Outcome> {
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set((row) => ({ ...values, ...nextVersion(row) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'done' : conflictOf(transaction, 'enquiries', id);
}
