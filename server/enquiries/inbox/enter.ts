import { randomUUID } from 'node:crypto';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import type { BookableItems, Clinic } from '../../clinic.ts';
import { type Database, inTransaction } from '../../database/index.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { type Preferences, toStored } from '../record/enquiry.ts';
import { lookupOf, saveContacts } from '../record/lookup.ts';
import { ensureRequest } from '../requests/store.ts';

/** The clinic's content that is needed to enter an enquiry. */
export interface EntryOptions {
  /** What can be booked in the language of the enquiry. */
  bookableItems: BookableItems | undefined;
  clinic: Clinic;
}

/**
 * Stores an enquiry that came by phone or at the counter. No channel sends it, because the clinic already knows
 * about it.
 * @returns its id; the same for a repeated request. A repeat with changed content is a new enquiry.
 */
export async function enterEnquiry(
  database: Database,
  actor: Actor,
  { id: submissionId, package: packageId, source, language, ...fields }: NewEnquiry,
  { bookableItems, clinic }: EntryOptions,
): Promise<string> {
  const lookup = lookupOf(fields, clinic);
  const content = toStored(fields, preferencesOfEntry(packageId, bookableItems));
  return inTransaction(database, async (transaction) => {
    const existingEnquiry = await transaction
      .selectFrom('enquiries')
      .select(['id', 'content', 'language', 'source'])
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    const isSame =
      existingEnquiry?.content === content &&
      existingEnquiry.language === language &&
      existingEnquiry.source === source;
    if (isSame) return existingEnquiry.id;
    const id = randomUUID();
    const receivedAt = timestamp();
    await transaction
      .insertInto('enquiries')
      .values({
        id,
        content,
        language,
        source,
        ...lookup.row,
        created_at: receivedAt,
        submission_id: existingEnquiry ? randomUUID() : submissionId,
      })
      .execute();
    await saveContacts(transaction, { id, receivedAt }, lookup);
    await ensureRequest(transaction, id);
    await logAccess(transaction, actor, 'entered', { enquiryId: id });
    return id;
  });
}

/**
 * The preferences of an enquiry entered by staff.
 * @param packageId the id of the package that they have chosen
 * @param earlierPreferences the preferences before a correction; if the package is the same, its name is kept
 */
export function preferencesOfEntry(
  packageId: string | undefined,
  bookableItems: BookableItems | undefined,
  earlierPreferences: Preferences = { halfDays: [] },
): Preferences {
  if (earlierPreferences.package?.id === packageId) return earlierPreferences;
  return {
    ...earlierPreferences,
    package: bookableItems?.packages.find(({ id }) => id === packageId),
  };
}
