import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  type Database,
  inTransaction,
  isSqlite,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { nextVersion } from '../record/next-version.ts';
import { changesUntil } from './view.ts';

/** What the patient answers. */
export interface RequestAnswer {
  answer: 'agreed' | 'asked' | 'cancelled';
  /** The version of the offer on the page that was answered; null if it showed none. */
  offer: number | null;
  /** The half days asked for, such as `2026-12-03-morning`; one to three with `asked`. */
  halfDays: string[];
}

/**
 * `changed`: the page that was answered is out of date, so nothing was done. `late`: it can only be changed
 * by phone now. `missing`: there is no such page any more.
 */
export type AnswerOutcome = 'done' | 'changed' | 'late' | 'missing';

type Request = Selectable<Tables['requests']>;

/**
 * Records the patient's answer. Giving the same answer again changes nothing.
 * @param token the one in the address of the page
 * @param now the present
 */
export async function answerRequest(
  database: Database,
  token: string,
  answer: RequestAnswer,
  now: Date,
): Promise<AnswerOutcome> {
  return inTransaction(database, async (transaction) => {
    const request = await lockRequest(transaction, token);
    if (!request) return 'missing';
    const outcome = judge(request, answer, now);
    if (outcome !== 'new') return outcome;
    await saveAnswer(transaction, request.enquiry_id, { ...answer, by: null, now });
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
  }: Omit<RequestAnswer, 'offer'> & {
    /** The name of the person of the clinic who enters it; null if the patient answers. */
    by: string | null;
    now: Date;
  },
): Promise<void> {
  await transaction
    .updateTable('requests')
    .set({ state: answer })
    .where('enquiry_id', '=', enquiryId)
    .execute();
  await settleUnsent(transaction, enquiryId, { by, at: now.toISOString() });
  await transaction
    .insertInto('request_answers')
    .values({
      id: randomUUID(),
      enquiry_id: enquiryId,
      answer,
      half_days: JSON.stringify(halfDays),
      entered_by: by,
      answered_at: now.toISOString(),
    })
    .execute();
  // Someone has to see what the patient no longer wants: it becomes a new enquiry again.
  const isToBeSeen = by === null && answer !== 'agreed';
  await transaction
    .updateTable('enquiries')
    .set((row) => ({
      ...(isToBeSeen && { state: 'new' as const, pending_reason: null, call_at: null }),
      ...nextVersion(row),
      // By which the desk knows that it was the patient who changed it last.
      changed_at: now.toISOString(),
    }))
    .where('id', '=', enquiryId)
    .execute();
}

/**
 * An offer that is answered needs no sending any more: its enquiry counts as answered, by whoever answered it
 * first.
 * @param by the person of the clinic who enters the answer; null if the patient gave it to an offer of theirs
 */
async function settleUnsent(
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

/** Reads a request; nobody changes it until the transaction ends. */
async function lockRequest(transaction: Transaction, token: string): Promise<Request | undefined> {
  // The desk locks the enquiry first too. SQLite has one writer at a time anyway.
  await transaction
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', (each) =>
      each.selectFrom('requests').select('enquiry_id').where('token', '=', token),
    )
    .$if(!isSqlite(transaction), (query) => query.forUpdate())
    .execute();
  return transaction
    .selectFrom('requests')
    .selectAll()
    .where('token', '=', token)
    .executeTakeFirst();
}

/** Whether an answer is new, or what becomes of it otherwise. */
function judge(request: Request, { answer, offer }: RequestAnswer, now: Date) {
  const { state, visit_at } = request;
  if (offer !== request.offer) return 'changed';
  if (answer === 'asked') return isTooLate(request, now) ? 'late' : 'new';
  if (answer === state) return 'done';
  if (answer === 'cancelled') return isTooLate(request, now) ? 'late' : 'new';
  if (visit_at === null || state === 'cancelled') return 'changed';
  return now.toISOString() < visit_at ? 'new' : 'late';
}

/** Whether a visit that is agreed can only be changed by phone. */
function isTooLate({ state, visit_at }: Request, now: Date): boolean {
  return state === 'agreed' && visit_at !== null && now >= changesUntil(visit_at);
}
