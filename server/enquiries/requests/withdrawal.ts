import type { Transaction } from '../../database/index.ts';
import { type Actor, noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { givenAnswers, isGivenUp } from './given-answers.ts';

/** Whether an offer is still the current one and nobody has answered it. */
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
 * Withdraws an offer that nobody has answered: the request is as it was before. The row of the offer is kept,
 * so that no later offer gets its number: a page that still shows this one could otherwise accept another time.
 */
export async function withdrawOffer(
  transaction: Transaction,
  {
    enquiryId,
    offer,
    actor,
    version,
  }: {
    enquiryId: string;
    offer: number;
    actor: Actor;
    /** The version of the enquiry that this makes. */
    version: number;
  },
): Promise<void> {
  await transaction
    .updateTable('offers')
    .set({
      withdrawn_by: actor.name,
      withdrawn_at: timestamp(),
      withdrawn_version: version,
    })
    .where('enquiry_id', '=', enquiryId)
    .where('version', '=', offer)
    .execute();
  const before = await lastOffer(transaction, enquiryId);
  const offeredIn = before?.enquiry_version ?? 0;
  const all = await givenAnswers(transaction, enquiryId);
  const answers = all.filter(({ version }) => version > offeredIn);
  const current = isGivenUp(answers) ? undefined : before;
  const state = answers.at(-1)?.answer ?? (before ? 'offered' : 'received');
  const isUnsent = state === 'offered' && current?.sent_at === null;
  await transaction
    .updateTable('enquiries')
    .set({ unsent_offer: isUnsent ? current.version : null })
    .where('id', '=', enquiryId)
    .execute();
  await transaction
    .updateTable('requests')
    .set({
      state,
      offer: current?.version ?? null,
      visit_at: current?.starts_at ?? null,
    })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  await noteAccess(transaction, actor, 'visit-withdrawn', { enquiryId });
}

/** The last offer that was not withdrawn. */
function lastOffer(transaction: Transaction, enquiryId: string) {
  return transaction
    .selectFrom('offers')
    .select(['version', 'starts_at', 'enquiry_version', 'sent_at'])
    .where('enquiry_id', '=', enquiryId)
    .where('withdrawn_at', 'is', null)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
