import type { Transaction } from '../../database/index.ts';

/**
 * An offer that is answered needs no sending any more: its enquiry counts as answered, by whoever answered it
 * first.
 * @param by the person of the clinic who enters the answer; null if the patient gave it to an offer of theirs
 */
export async function settleUnsent(
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

/** A patient who wanted another time keeps the old one: nobody has to see it under New any more. */
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
