import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
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
  enquiry: NewEnquiry,
): Promise<string> {
  return inTransaction(database, (transaction) => enter(transaction, actor, enquiry));
}

async function enter(
  transaction: Transaction,
  actor: Actor,
  { id: submissionId, source, language, ...fields }: NewEnquiry,
): Promise<string> {
  const content = toStored(fields);
  const stored = await transaction
    .insertInto('enquiries')
    .values({
      id: randomUUID(),
      submission_id: submissionId,
      content,
      phone_digits: phoneDigitsOf(fields),
      language,
      source,
      created_at: timestamp(),
    })
    .onConflict((conflict) => conflict.column('submission_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (stored) {
    await openRequest(transaction, stored.id);
    await noteAccess(transaction, actor, 'entered', { enquiryId: stored.id });
    return stored.id;
  }
  const earlier = await transaction
    .selectFrom('enquiries')
    .select(['id', 'content', 'language', 'source'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  const isSame =
    earlier.content === content && earlier.language === language && earlier.source === source;
  if (isSame) return earlier.id;
  return enter(transaction, actor, { ...fields, id: randomUUID(), source, language });
}
