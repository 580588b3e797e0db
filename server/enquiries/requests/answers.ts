import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { isLastAnswer } from '../../../shared/request.ts';
import {
  type Database,
  inTransaction,
  isSqlite,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { addImmediateAlert } from '../outbox/deliveries.ts';
import { nextVersion } from '../record/enquiry.ts';
import { settleUnsentOffer } from './sending.ts';
import { readAnswers, type StoredAnswer, updateRequest } from './store.ts';
import { changeDeadline } from './view.ts';

/**
 * After this many answers, a patient can ask for another time only by phone: each answer may alert staff, and all are
 * listed in the history of the request.
 */
const maxAnswers = 20;

/** A patient's answer. */
export interface RequestAnswer {
  answer: 'agreed' | 'asked' | 'cancelled';
  /** The version of the offer that the page showed; null if it showed none. */
  offer: number | null;
  /** When the last answer that the page showed was given; empty if it showed none, undefined if unknown. */
  shownLastAnswerAt?: string | undefined;
  /** The half days asked for, such as `2026-12-03-morning`; one to three with `asked`. */
  halfDays: string[];
}

/**
 * `changed`: the page was out of date, so nothing was done. `late`: it is too late, because the offered time has
 * passed, or an agreed visit can now be changed only by phone. `full`: the patient has answered too often to ask for
 * another time. `missing`: there is no such page.
 */
export type AnswerOutcome = 'done' | 'changed' | 'late' | 'full' | 'missing';

type Request = Selectable<Tables['requests']>;

/**
 * Records the patient's answer. Giving the same answer again changes nothing.
 * @param token the token in the address of the page
 * @param now the current time
 * @param isClosed whether the clinic is closed at the time of the visit, which can then be changed at any time
 */
export async function answerRequest(
  database: Database,
  token: string,
  answer: RequestAnswer,
  { now, isClosed = false }: { now: Date; isClosed?: boolean },
): Promise<AnswerOutcome> {
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, token);
    if (!request) return 'missing';
    const answers = await readAnswers(transaction, request.enquiry_id);
    const outcome = decide(request, answers, answer, { now, isClosed });
    if (outcome !== 'new') return outcome;
    await saveAnswer(transaction, request.enquiry_id, { ...answer, by: null, now });
    if (answer.answer !== 'agreed') {
      await addImmediateAlert(transaction, request.enquiry_id, 'answer');
    }
    if (request.state === 'asked' && answer.answer === 'agreed') {
      await moveToAnswered(transaction, request.enquiry_id);
    }
    return 'done';
  });
}

/** Records an answer, the new state, and that the enquiry has changed. */
export async function saveAnswer(
  transaction: Transaction,
  enquiryId: string,
  {
    answer,
    halfDays,
    by,
    now,
  }: Pick<RequestAnswer, 'answer' | 'halfDays'> & {
    /** The name of the member of staff who enters it; null if the patient answers. */
    by: string | null;
    now: Date;
  },
): Promise<void> {
  await settleIfUnsent(transaction, enquiryId, { by, at: now.toISOString() });
  const columns = by === null ? await columnsFor(transaction, enquiryId, { answer, now }) : {};
  const { version } = await transaction
    .updateTable('enquiries')
    .set((row) => ({
      ...columns,
      ...nextVersion(row),
      // The same time as the answer's: by this the desk recognises that the patient made the last change.
      changed_at: now.toISOString(),
    }))
    .where('id', '=', enquiryId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('request_answers')
    .values({
      id: randomUUID(),
      enquiry_id: enquiryId,
      answer,
      half_days: JSON.stringify(halfDays),
      entered_by: by,
      answered_at: now.toISOString(),
      enquiry_version: version,
    })
    .execute();
  await updateRequest(transaction, enquiryId);
}

/** Reads a request; nobody else can change it until the transaction ends. */
async function lockRequest(transaction: Transaction, token: string): Promise<Request | undefined> {
  // The desk locks the enquiry first too. SQLite has one writer at a time anyway.
  await transaction
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', (query) =>
      query.selectFrom('requests').select('enquiry_id').where('token', '=', token),
    )
    .$if(!isSqlite(transaction), (query) => query.forUpdate())
    .execute();
  return transaction
    .selectFrom('requests')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Decides whether an answer is to be recorded (`new`), and otherwise what its outcome is. */
function decide(
  request: Request,
  answers: StoredAnswer[],
  postedAnswer: RequestAnswer,
  { now, isClosed }: { now: Date; isClosed: boolean },
) {
  const { answer, offer, shownLastAnswerAt } = postedAnswer;
  const { state, visit_at } = request;
  // After the deadline, an agreed visit can only be changed by phone.
  const isLate =
    !isClosed && state === 'agreed' && visit_at !== null && now >= changeDeadline(visit_at);
  // A patient who has cancelled and asks for another time gives up the offer, so there is no current one. A tab that
  // still shows the old offer may still answer: there is no other offer that it could accept by mistake.
  const isForCurrentOffer =
    offer === request.offer || (state === 'asked' && request.offer === null);
  const lastAnsweredAt = answers.at(-1)?.at ?? null;
  const isUpToDate =
    isForCurrentOffer &&
    (shownLastAnswerAt === undefined || isLastAnswer(shownLastAnswerAt, lastAnsweredAt));
  if (answer === 'asked') {
    if (state === 'asked' && hasSameHalfDays(answers.at(-1), postedAnswer)) return 'done';
    if (!isUpToDate) return 'changed';
    if (isLate) return 'late';
    return answers.filter(({ by }) => by === null).length < maxAnswers ? 'new' : 'full';
  }
  if (isForCurrentOffer && answer === state) return 'done';
  if (!isUpToDate) return 'changed';
  if (answer === 'cancelled') return isLate ? 'late' : 'new';
  if (visit_at === null || state === 'cancelled') return 'changed';
  return now.toISOString() < visit_at ? 'new' : 'late';
}

/** Whether the last answer asked for the same half days. */
function hasSameHalfDays(
  lastAnswer: StoredAnswer | undefined,
  { halfDays }: RequestAnswer,
): boolean {
  return isDeepStrictEqual(lastAnswer?.halfDays.toSorted(), halfDays.toSorted());
}

/**
 * The call that a patient was promised and still waits for, even if an offer was made or answered since.
 * @param now ISO 8601 in UTC
 * @returns the time of the call; null if there is none
 */
export async function readUpcomingCall(
  transaction: Transaction,
  enquiryId: string,
  now: string,
): Promise<string | null> {
  const row = await transaction
    .selectFrom('enquiries')
    .select('call_at')
    .where('id', '=', enquiryId)
    .where('tab', '=', 'pending')
    .where('call_at', '>', now)
    .executeTakeFirst();
  return row?.call_at ?? null;
}

/**
 * The columns by which a patient's answer moves the enquiry. Unless the patient agrees, someone has to look at the
 * enquiry: it becomes new again or, if the patient asks for another time and was promised a call, waits for that call.
 */
async function columnsFor(
  transaction: Transaction,
  enquiryId: string,
  { answer, now }: { answer: 'agreed' | 'asked' | 'cancelled'; now: Date },
) {
  if (answer === 'agreed') return {};
  const call_at =
    answer === 'asked' ? await readUpcomingCall(transaction, enquiryId, now.toISOString()) : null;
  const pending_reason = call_at === null ? null : ('call-back' as const);
  return { state: 'new' as const, pending_reason, call_at };
}

/**
 * If an offer is answered before staff have sent it, records that it need not be sent any more. Its enquiry moves as if
 * the offer had been sent.
 * @param by the member of staff who enters the answer, and then counts as having answered the enquiry; null if the
 *   patient gives it: then whoever made the offer counts as having answered
 */
async function settleIfUnsent(
  transaction: Transaction,
  enquiryId: string,
  { by, at }: { by: string | null; at: string },
): Promise<void> {
  const enquiry = await transaction
    .selectFrom('enquiries')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'enquiries.id')
        .onRef('offers.version', '=', 'enquiries.unsent_offer'),
    )
    .select(['id', 'spam', 'state', 'pending_reason', 'call_at', 'offered_by'])
    .where('id', '=', enquiryId)
    .executeTakeFirst();
  if (!enquiry) return;
  await settleUnsentOffer(transaction, enquiry, { by: by ?? enquiry.offered_by, at });
}

/**
 * Moves an enquiry back to Answered when a patient who asked for another time agrees to the offered one after all:
 * nobody has to look at the enquiry any more.
 */
export async function moveToAnswered(transaction: Transaction, enquiryId: string): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ state: 'answered' })
    .where('id', '=', enquiryId)
    .where('state', '=', 'new')
    .where('pending_reason', 'is', null)
    .where('answered_by', 'is not', null)
    .execute();
}
