import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { timestamp } from '../../time/clock.ts';
import { phoneDigitsOf, toStored } from '../record/enquiry.ts';
import { openRequest } from '../requests/store.ts';

/**
 * Stores an enquiry that came by phone or at the counter. No channel sends it, because the clinic already knows
 * of it.
 * @returns its id; the same for a repeated request. What was changed after a lost answer is an enquiry of its own.
 */
export async function enterEnquiry(
  database: Database,
  actor: Actor,
  { id: submissionId, source, language, ...content }: NewEnquiry,
): Promise<string> {
  const row = {
    content: toStored(content),
    phone_digits: phoneDigitsOf(content),
    language,
    source,
    created_at: timestamp(),
  };
  return inTransaction(database, async (transaction) => {
    const id = await insert(transaction, { ...row, submission_id: submissionId });
    if (id) return noteEntry(transaction, actor, id);
    const stored = await transaction
      .selectFrom('enquiries')
      .select(['id', 'content', 'language', 'source'])
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    const isSame =
      stored.content === row.content && stored.language === language && stored.source === source;
    if (isSame) return stored.id;
    const other = await insert(transaction, { ...row, submission_id: randomUUID() });
    return noteEntry(transaction, actor, other ?? stored.id);
  });
}

/** Returns undefined if there is an enquiry with this submission id. */
async function insert(
  transaction: Transaction,
  row: Omit<Insertable<Tables['enquiries']>, 'id'>,
): Promise<string | undefined> {
  const stored = await transaction
    .insertInto('enquiries')
    .values({ ...row, id: randomUUID() })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored?.id;
}

async function noteEntry(transaction: Transaction, actor: Actor, id: string): Promise<string> {
  await openRequest(transaction, id);
  await noteAccess(transaction, actor, 'entered', { enquiryId: id });
  return id;
}
