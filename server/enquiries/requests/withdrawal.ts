import type { Transaction } from '../../database/index.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { timestamp } from '../../time/clock.ts';
import { lastAnswer } from './last-answer.ts';

/** Whether an offer of an enquiry stands, and nobody has answered it. */
export async function isUnanswered(
  transaction: Transaction,
  enquiryId: string,
  offer: number,
): Promise<boolean> {
  const request = await transaction
    .selectFrom('requests')
    .select(['state', 'offer'])
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst();
  return request?.state === 'offered' && request.offer === offer;
}

/**
 * Takes back an offer that nobody has answered: the request is as it was before. The offer is kept, so that
 * no later one gets its number, by which a page that still shows it could accept another time.
 */
export async function withdrawOffer(
  transaction: Transaction,
  { enquiryId, offer, actor }: { enquiryId: string; offer: number; actor: Actor },
): Promise<void> {
  await transaction
    .updateTable('offers')
    .set({ withdrawn_by: actor.name, withdrawn_at: timestamp() })
    .where('enquiry_id', '=', enquiryId)
    .where('version', '=', offer)
    .execute();
  const [offered, answered] = [
    await lastOffer(transaction, enquiryId),
    await lastAnswer(transaction, enquiryId),
  ];
  const isAnswered = answered && (!offered || answered.answered_at > offered.offered_at);
  await transaction
    .updateTable('requests')
    .set({
      state: isAnswered ? answered.answer : offered ? 'offered' : 'received',
      offer: offered?.version ?? null,
      visit_at: offered?.starts_at ?? null,
    })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  await noteAccess(transaction, actor, 'visit-withdrawn', { enquiryId });
}

/** The last offer that nobody took back. */
function lastOffer(transaction: Transaction, enquiryId: string) {
  return transaction
    .selectFrom('offers')
    .select(['version', 'starts_at', 'offered_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
