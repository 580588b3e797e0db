import type { Logger } from 'pino';
import type { EnquirySource, PendingReason } from '../../../shared/desk/enquiries/list.ts';
import {
  type Database,
  inTransaction,
  overwriteDeletedData,
  type Transaction,
} from '../../database/index.ts';
import { reasonOf } from '../../log.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import { nextVersion } from '../record/enquiry.ts';

/** A change to one enquiry, based on a version of it. */
export interface Change {
  id: string;
  /** The version that the person has seen. */
  version: number;
  actor: Actor;
}

/** `conflict`: the enquiry has changed since the person saw it. `missing`: there is no such enquiry. */
export type Outcome = 'done' | 'conflict' | 'missing';

/** Deletes an enquiry and everything that belongs to it; `overwriteDeletedNow` also removes it from the files. */
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
    if (numDeletedRows === 0n) return conflictOf(transaction, id);
    await logAccess(transaction, actor, 'deleted', { enquiryId: id });
    return 'done';
  });
}

/** Overwrites deleted enquiries in the files of the database at once, while the person waits. */
export async function overwriteDeletedNow(
  database: Database,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  await overwriteDeletedData(database).catch((error: unknown) => {
    // The cleanup overwrites it within ten minutes.
    log.warn(
      { reason: reasonOf(error) },
      'an enquiry was deleted, but its data is not overwritten yet',
    );
  });
}

type Values = Partial<{
  content: string;
  search: string;
  language: string | null;
  source: EnquirySource | null;
  urgent: boolean;
  spam: boolean;
  spam_rule: null;
  state: 'new' | 'answered' | 'archived';
  answered_by: string | null;
  answered_at: string | null;
  pending_reason: PendingReason | null;
  call_at: string | null;
  doctors_note: string | null;
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
  return numUpdatedRows > 0n ? 'done' : conflictOf(transaction, id);
}

/** Why a change cannot be made: the enquiry has changed in the meantime, or does not exist any more. */
export async function conflictOf(
  transaction: Transaction,
  id: string,
): Promise<'conflict' | 'missing'> {
  const enquiry = await transaction
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return enquiry ? 'conflict' : 'missing';
}
