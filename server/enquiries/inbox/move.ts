import type { ChannelName, EnquiryTab } from '../../../shared/desk/enquiries.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { addDeliveries } from '../outbox/deliveries.ts';
import { type Change, type Outcome, updateEnquiry } from './changes.ts';

/**
 * Moves an enquiry to another tab. Moving it to spam stops deliveries that are still due; moving it out
 * of spam adds those that are missing.
 * @param channels those by which enquiries are sent now
 * @param undo whether this undoes a move: then the earlier answer is restored
 */
export async function moveEnquiry(
  database: Database,
  channels: ChannelName[],
  {
    id,
    version,
    actor,
    tab,
    undo = false,
  }: Change & { tab: EnquiryTab; undo?: boolean | undefined },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('enquiries')
      .select(['tab', 'spam', 'answered_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    // The answer is kept while the enquiry is new again, so that the move can be undone.
    const isAnew = before?.tab === 'new' && !undo;
    const isAnswer = tab === 'answered' && (isAnew || !before?.answered_by);
    const outcome = await updateEnquiry(
      transaction,
      { id, version, actor },
      {
        ...(tab === 'spam' ? { spam: true } : { spam: false, state: tab }),
        ...(isAnew && { answered_by: null, answered_at: null }),
        ...(isAnswer && { answered_by: actor.name, answered_at: timestamp() }),
      },
    );
    if (outcome !== 'done') return outcome;
    if (tab === 'spam') await holdBack(transaction, id);
    else if (before?.spam) await addDeliveries(transaction, id, channels);
    await noteAccess(transaction, actor, 'moved', { enquiryId: id, was: before?.tab, became: tab });
    return outcome;
  });
}

/**
 * Removes deliveries that are still due. One that is being sent stays, since its outcome is not known yet:
 * without its row, the enquiry would be sent twice once it is no longer spam.
 */
async function holdBack(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('enquiry_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('claim', 'is', null)
    .execute();
}
