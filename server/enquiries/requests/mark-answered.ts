import type { Transaction } from '../../database/index.ts';
import { settleUnsent } from './sending.ts';

/**
 * Notes that an offer was answered before staff had sent it: sending it is no longer necessary. Its enquiry is where it
 * would be once the offer was sent, and counts as answered by whoever answered it first.
 * @param by the member of staff who enters the answer; null if the patient gave it: then whoever made the offer
 *   counts
 */
export async function endSending(
  transaction: Transaction,
  enquiryId: string,
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  const unsent = await transaction
    .selectFrom('enquiries')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'enquiries.id')
        .onRef('offers.version', '=', 'enquiries.unsent_offer'),
    )
    .select(['id', 'spam', 'state', 'pending_reason', 'call_at', 'offered_by'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!unsent) return;
  await settleUnsent(transaction, unsent, { by: by ?? unsent.offered_by, at });
}

/**
 * Moves an enquiry back to Answered when a patient who wanted another time keeps the old one after all: nobody
 * has to look at it any more.
 */
export async function putBackAnswered(transaction: Transaction, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ state: 'answered' })
    .where('id', '=', enquiryId)
    .where('state', '=', 'new')
    .where('pending_reason', 'is', null)
    .where('answered_by', 'is not', null)
    .execute();
}
