import { type Database, inTransaction } from '../../database/index.ts';
import { conflictOf } from '../../database/version-conflict.ts';
import { noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { type Change, type Outcome, updateEnquiry } from '../inbox/changes.ts';
import { givenAnswers } from './given-answers.ts';

/**
 * Takes back the last answer to a request, if staff have entered it: the request is as it was before, and an offer that
 * nobody had sent is unsent again.
 * @returns `conflict` also if there is no such answer
 */
export async function takeBackAnswer(database: Database, change: Change): Promise<Outcome> {
  const { id, actor } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const answers = await givenAnswers(transaction, id);
    const last = answers.at(-1);
    const request = await transaction
      .selectFrom('requests')
      .leftJoin('offers', (join) =>
        join
          .onRef('offers.enquiry_id', '=', 'requests.enquiry_id')
          .onRef('offers.version', '=', 'requests.offer'),
      )
      .select(['version', 'sent_at', 'enquiry_version'])
      .where('requests.enquiry_id', '=', id)
      .executeTakeFirst();
    if (!last?.by || !request?.version) {
      return conflictOf(transaction, 'enquiries', id);
    }
    const offeredIn = request.enquiry_version ?? 0;
    const before = answers.slice(0, -1).filter(({ version }) => version > offeredIn);
    const state = before.at(-1)?.answer ?? 'offered';
    const isUnsent = state === 'offered' && request.sent_at === null;
    const outcome = await updateEnquiry(transaction, change, {
      ...(isUnsent && { unsent_offer: request.version }),
    });
    if (outcome !== 'done') return outcome;
    await transaction
      .updateTable('request_answers')
      .set({
        taken_back_by: actor.name,
        taken_back_at: timestamp(),
        taken_back_version: change.version + 1,
      })
      .where('id', '=', last.id)
      .execute();
    await transaction.updateTable('requests').set({ state }).where('enquiry_id', '=', id).execute();
    await noteAccess(transaction, actor, 'visit-reopened', { enquiryId: id });
    return 'done';
  });
}
