import type { Transaction } from '../../database/index.ts';
import { placeOnceSent } from './sending.ts';

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
    .select(['spam', 'state', 'pending_reason', 'call_at', 'offered_by'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!unsent) return;
  const place = placeOnceSent(unsent, at);
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      unsent_offer: null,
      ...place,
      ...(place.state === 'answered' && {
        answered_by: row.fn.coalesce('answered_by', row.val(by ?? unsent.offered_by)),
        answered_at: row.fn.coalesce('answered_at', row.val(at)),
      }),
    }))
    .where('id', '=', enquiryId)
    .execute();
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
