import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { timestamp } from '../../time/clock.ts';
import { phoneDigitsOf, toStored } from '../record/enquiry.ts';
import { openRequest } from '../requests/store.ts';

/**
 * Stores an enquiry that came by phone or at the counter. No channel sends it, because the clinic already knows
 * of it.
 * @returns its id; the same for a repeated request
 */
export async function enterEnquiry(
  database: Database,
  actor: Actor,
  { id: submissionId, source, language, ...content }: NewEnquiry,
): Promise<string> {
  return inTransaction(database, async (transaction) => {
    const stored = await transaction
      .insertInto('enquiries')
      .values({
        id: randomUUID(),
        submission_id: submissionId,
        content: toStored(content),
        phone_digits: phoneDigitsOf(content),
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
    const { id } = await transaction
      .selectFrom('enquiries')
      .select('id')
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    return id;
  });
}
