import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import { fieldNames } from '../../../shared/enquiry-fields.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { timestamp } from '../../time/clock.ts';
import { fromStored, phoneDigitsOf, toStored } from '../record/enquiry.ts';
import { moveRequest, openRequest } from '../requests/store.ts';
import { type Change, type Outcome, updateEnquiry } from './changes.ts';

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

/**
 * Corrects an enquiry that staff have entered, such as a number that was heard wrong. What it said before is kept
 * beside it. With another number or address, its private page moves: whoever has the wrong one may have the link.
 * @throws Refusal if the patient wrote it: that stays as it is
 */
export async function correctEntered(
  database: Database,
  change: Change,
  { source, language, ...content }: Omit<NewEnquiry, 'id'>,
): Promise<Outcome> {
  const { id, actor } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const stored = await transaction
      .selectFrom('enquiries')
      .select(['content', 'source', 'language'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!stored) return 'missing';
    if (stored.source === null) throw new Refusal('invalid');
    const before = fromStored(stored.content);
    const isSaid = fieldNames.every((name) => content[name] === before[name]);
    if (isSaid && source === stored.source && language === stored.language) return 'done';
    const outcome = await updateEnquiry(transaction, change, {
      content: toStored(content, stored.content),
      phone_digits: phoneDigitsOf(content),
      language,
      source,
      // The words of an emergency are looked for again.
      urgent: null,
    });
    if (outcome !== 'done') return outcome;
    if (!isSaid) {
      const { content: replaced } = stored;
      const earlier = { enquiry_id: id, content: replaced, replaced_at: timestamp() };
      await transaction.insertInto('earlier_versions').values(earlier).execute();
    }
    const isReachedElsewhere = content.phone !== before.phone || content.email !== before.email;
    if (isReachedElsewhere) await moveRequest(transaction, id);
    await noteAccess(transaction, actor, 'corrected', { enquiryId: id });
    return outcome;
  });
}
