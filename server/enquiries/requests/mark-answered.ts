import type { Transaction } from '../../database/index.ts';

/**
 * Marks an enquiry as answered if its offer was answered before staff had sent it: sending it is no longer
 * necessary. It counts as answered by whoever answered it first.
 * @param by the member of staff who enters the answer; null if the patient gave it: then whoever made the offer
 *   counts
 */
export async function markUnsentAnswered(
  transaction: Transaction,
  enquiryId: string,
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  const offer = await transaction
    .selectFrom('offers')
    .select('offered_by')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      state: 'answered' as const,
      pending_reason: null,
      answered_by: row.fn.coalesce('answered_by', row.val(by ?? offer?.offered_by ?? null)),
      answered_at: row.fn.coalesce('answered_at', row.val(at)),
    }))
    .where('id', '=', enquiryId)
    .where('pending_reason', '=', 'unsent')
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
