import type { Destination } from '../../../shared/desk/enquiries/changes.ts';
import type { ChannelName } from '../../../shared/desk/enquiries/list.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { logAccess } from '../../staff/access-log.ts';
import { ClinicClock } from '../../time/clinic-clock.ts';
import { timestamp } from '../../time/clock.ts';
import { addDeliveries, addImmediateAlert } from '../outbox/deliveries.ts';
import { isUnanswered, undoSending, withdrawOffer } from '../requests/sending.ts';
import { type Change, conflictOf, type Outcome, updateEnquiry } from './changes.ts';
import { tabMovedTo } from './row.ts';

/** A move of one enquiry. */
interface Move extends Change, Destination {
  /** Whether it undoes a move: then the earlier record of who answered is kept. */
  undo?: boolean | undefined;
  /** The version of the offer that is withdrawn with it. */
  offer?: number | undefined;
  /** The version of the offer that was sent with the undone move; it becomes unsent. */
  sent?: number | undefined;
}

interface MoveOptions {
  /** The channels by which enquiries are sent now. */
  channels: ChannelName[];
  /** The clinic's time zone, in which calls are promised. */
  timeZone: string;
}

/**
 * Moves an enquiry to another tab. Moving it to spam stops deliveries that are still due; moving it out of spam
 * adds those that are missing. An offer is withdrawn, or its sending undone, only while nobody has answered it;
 * otherwise nothing is done. While an offer is unsent, a move to a tab for finished enquiries is recorded, but the desk
 * shows the enquiry under New.
 */
export async function moveEnquiry(
  database: Database,
  options: MoveOptions,
  move: Move,
): Promise<Outcome> {
  const { id, offer, sent, actor } = move;
  const version = offer ?? sent;
  return inTransaction(database, async (transaction) => {
    if (version === undefined) return changeTab(transaction, options, move);
    const offerChange = { id, offer: version, actor };
    if (!(await isUnanswered(transaction, offerChange))) return conflictOf(transaction, id);
    const outcome = await changeTab(transaction, options, move);
    if (outcome !== 'done') return outcome;
    if (offer === undefined) await undoSending(transaction, offerChange);
    else await withdrawOffer(transaction, offerChange, move.version + 1);
    return outcome;
  });
}

async function changeTab(
  transaction: Transaction,
  { channels, timeZone }: MoveOptions,
  { id, version, actor, tab, pending, undo = false }: Move,
): Promise<Outcome> {
  const enquiry = await transaction
    .selectFrom('enquiries')
    .select(['spam', 'state', 'answered_by', 'pending_reason', 'call_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  const previousTab = enquiry && tabMovedTo(enquiry);
  // Who answered is kept while the enquiry is open again, so that reopening can be undone; the next move forgets it.
  const isOpen = previousTab === 'new' || previousTab === 'pending';
  const forgetsEarlierAnswer = isOpen && !undo;
  const isAnswer = tab === 'answered' && (forgetsEarlierAnswer || !enquiry?.answered_by);
  const callAt = pending?.reason === 'call-back' ? pending.callAt : undefined;
  // A patient who was promised a call waits for it, whatever else the enquiry is waiting for. Other tabs do not show
  // the time of the call, but it is kept in case the move is undone.
  const hasUpcomingCall = (enquiry?.call_at ?? '') > timestamp();
  const keepsCall = tab !== 'pending' || previousTab === 'pending' || undo;
  const promisedCall = hasUpcomingCall && keepsCall ? (enquiry?.call_at ?? null) : null;
  const was = previousTab === 'pending' ? enquiry?.pending_reason : previousTab;
  const reason = tab === 'pending' ? (pending?.reason ?? 'no-answer') : null;
  const became = reason ?? tab;
  const isHandedToDoctor = became === 'doctor' && was !== 'doctor' && !undo;
  const isMarkedAsSpam = tab === 'spam' && previousTab !== 'spam' && !undo;
  const outcome = await updateEnquiry(
    transaction,
    { id, version, actor },
    {
      // A pending enquiry is new, with the reason why it waits.
      ...(tab === 'spam'
        ? { spam: true }
        : { spam: false, state: tab === 'pending' ? 'new' : tab }),
      ...(isMarkedAsSpam && { spam_rule: null }),
      pending_reason: reason,
      call_at: callAt === undefined ? promisedCall : new ClinicClock(timeZone).toUtc(callAt),
      ...(isHandedToDoctor && { doctors_note: null }),
      ...(forgetsEarlierAnswer && { answered_by: null, answered_at: null }),
      ...(isAnswer && { answered_by: actor.name, answered_at: timestamp() }),
    },
  );
  if (outcome !== 'done') return outcome;
  if (tab === 'spam') await cancelDeliveries(transaction, id);
  else if (enquiry?.spam) await addDeliveries(transaction, id, channels);
  if (isHandedToDoctor) await addImmediateAlert(transaction, id, 'urgent');
  // An offer may be withdrawn without a move.
  if (was === became && callAt === undefined) return outcome;
  await logAccess(transaction, actor, 'moved', {
    enquiryId: id,
    was: was ?? undefined,
    became,
    ...(callAt !== undefined && { subject: callAt }),
  });
  return outcome;
}

/**
 * Removes deliveries that are still due. One that is being sent stays, since its outcome is not known yet:
 * without its row, the enquiry would be sent twice once it is no longer spam.
 */
async function cancelDeliveries(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('enquiry_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('claim', 'is', null)
    .execute();
}
