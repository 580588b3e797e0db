import type { Destination } from '../../../shared/desk/enquiries/changes.ts';
import type { Transaction } from '../../database/index.ts';
import type { ClinicClock } from '../../time/clinic-clock.ts';
import { timestamp } from '../../time/clock.ts';

/**
 * Where an enquiry is once its offer was sent: answered, unless a call that was promised is still to come.
 * @param callAt when it was promised for
 */
export function placeOnceSent(callAt: string | null, clock: ClinicClock): Destination {
  if (callAt === null || callAt <= timestamp()) return { tab: 'answered' };
  return { tab: 'pending', pending: { reason: 'call-back', callAt: clock.toLocal(callAt) } };
}

/**
 * Marks an enquiry as answered if its offer was answered before staff had sent it: sending it is no longer
 * necessary. It counts as answered by whoever answered it first. One to whose sender a call is promised waits for that.
 * @param by the member of staff who enters the answer; null if the patient gave it: then whoever made the offer
 *   counts
 */
export async function markUnsentAnswered(
  transaction: Transaction,
  enquiryId: string,
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  const unsent = await transaction
    .selectFrom('enquiries')
    .select('call_at')
    .where('id', '=', enquiryId)
    .where('pending_reason', '=', 'unsent')
    .executeTakeFirst();
  if (!unsent) return;
  const isCallToCome = unsent.call_at !== null && unsent.call_at > at;
  const offer = await transaction
    .selectFrom('offers')
    .select('offered_by')
    .where('enquiry_id', '=', enquiryId)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      // Older servers do not know pending enquiries, and show them as new.
      state: isCallToCome ? ('new' as const) : ('answered' as const),
      pending_reason: isCallToCome ? ('call-back' as const) : null,
      answered_by: row.fn.coalesce('answered_by', row.val(by ?? offer?.offered_by ?? null)),
      answered_at: row.fn.coalesce('answered_at', row.val(at)),
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
