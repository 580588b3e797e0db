import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { type Change, conflictOf, type Outcome, updateEnquiry } from '../inbox/changes.ts';
import { moveToAnswered, readUpcomingCall, saveAnswer } from './answers.ts';
import { readAnswers, updateRequest } from './store.ts';

/** A time to be offered. */
export interface NewOffer {
  /** UTC, as in `database/tables.ts`. */
  startsAt: string;
  /** The same by the clinic's clock, for the access log. */
  localTime: string;
  patientNote: string;
  reason: string;
  /** The clinic's hours of that day, as JSON. */
  dayHours: string;
}

/**
 * Offers a visit, replacing any earlier offer. Until the offer is sent or answered, the enquiry stays out of the tabs
 * for finished enquiries. Nothing is offered if a colleague has changed the enquiry since the given version.
 */
export async function offerVisit(
  database: Database,
  change: Change & { offer: NewOffer },
): Promise<Outcome> {
  const { id, actor, offer } = change;
  return inTransaction(database, async (transaction) => {
    const enquiry = await transaction
      .selectFrom('enquiries')
      .select('state')
      .where('id', '=', id)
      .executeTakeFirst();
    const callAt = await readUpcomingCall(transaction, id, timestamp());
    const version = (await lastOfferVersion(transaction, id)) + 1;
    const outcome = await updateEnquiry(transaction, change, {
      pending_reason: callAt === null ? null : 'call-back',
      call_at: callAt,
      // The earlier answer still counts, unless the enquiry has been archived or reopened since.
      ...(enquiry?.state !== 'answered' && { state: 'new', answered_by: null, answered_at: null }),
    });
    if (outcome !== 'done') return outcome;
    await transaction
      .insertInto('offers')
      .values({
        enquiry_id: id,
        version,
        starts_at: offer.startsAt,
        patient_note: offer.patientNote,
        reason: offer.reason,
        day_hours: offer.dayHours,
        offered_by: actor.name,
        offered_at: timestamp(),
        enquiry_version: change.version + 1,
      })
      .execute();
    await updateRequest(transaction, id);
    await logAccess(transaction, actor, 'visit-offered', {
      enquiryId: id,
      subject: offer.localTime,
    });
    return 'done';
  });
}

/** Records a patient's answer by phone: that the time suits, or that the visit is cancelled. */
export async function recordPhoneAnswer(
  database: Database,
  change: Change & { state: 'agreed' | 'cancelled' },
): Promise<Outcome> {
  const { id, actor, state } = change;
  return inTransaction(database, async (transaction) => {
    const request = await transaction
      .selectFrom('requests')
      .select(['visit_at', 'state'])
      .where('enquiry_id', '=', id)
      .executeTakeFirst();
    // Without an offer there is nothing to agree to or to cancel.
    if (!request?.visit_at) return conflictOf(transaction, id);
    const outcome = await updateEnquiry(transaction, change, {});
    if (outcome !== 'done') return outcome;
    const answer = { answer: state, halfDays: [], by: actor.name, now: new Date() };
    await saveAnswer(transaction, id, answer);
    if (request.state === 'asked' && state === 'agreed') await moveToAnswered(transaction, id);
    await logAccess(transaction, actor, `visit-${state}`, { enquiryId: id });
    return 'done';
  });
}

async function lastOfferVersion(transaction: Transaction, enquiryId: string): Promise<number> {
  const { last } = await transaction
    .selectFrom('offers')
    .select((row) => row.fn.max<number | null>('version').as('last'))
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

/**
 * Retracts the last answer to a request, if staff have entered it: the request returns to its earlier state, and an
 * offer that nobody had sent waits to be sent again.
 * @returns `conflict` also if staff have not entered the last answer
 */
export async function retractAnswer(database: Database, change: Change): Promise<Outcome> {
  const { id, actor } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const lastAnswer = (await readAnswers(transaction, id)).at(-1);
    if (!lastAnswer?.by) return conflictOf(transaction, id);
    const outcome = await updateEnquiry(transaction, change, {});
    if (outcome !== 'done') return outcome;
    await transaction
      .updateTable('request_answers')
      .set({
        retracted_by: actor.name,
        retracted_at: timestamp(),
        retracted_version: change.version + 1,
      })
      .where('id', '=', lastAnswer.id)
      .execute();
    await updateRequest(transaction, id);
    await logAccess(transaction, actor, 'visit-reopened', { enquiryId: id });
    return 'done';
  });
}
