import { isDeepStrictEqual } from 'node:util';
import type { AccessAction } from '../../../shared/desk/access-log.ts';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import type { EnquirySource } from '../../../shared/desk/enquiries/list.ts';
import { type EnquiryContent, fieldNames } from '../../../shared/enquiry-fields.ts';
import type { Clinic } from '../../clinic.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { fromStored, type Preferences, preferencesIn, toStored } from '../record/enquiry.ts';
import { lookupOf, saveContacts } from '../record/lookup.ts';
import { replaceToken } from '../requests/store.ts';
import { type Change, type Outcome, updateEnquiry } from './changes.ts';
import { type EntryOptions, preferencesOfEntry } from './enter.ts';

/**
 * Corrects an enquiry that staff have entered, for example if a number was misheard. If the phone number or the email
 * address changes, the private page gets another link: the old one may have been sent to someone else.
 * @throws Refusal if the patient wrote the enquiry: then only the phone number can be corrected
 */
export function correctEnteredEnquiry(
  database: Database,
  change: Change,
  { source, language, package: packageId, ...content }: Omit<NewEnquiry, 'id'>,
  { bookableItems, clinic }: EntryOptions,
): Promise<Outcome> {
  return correct(database, change, clinic, (enquiry) => {
    if (enquiry.source === null) throw new Refusal('invalid');
    const preferences = preferencesOfEntry(packageId, bookableItems, enquiry.preferences);
    return { action: 'corrected', content, preferences, source, language };
  });
}

/**
 * Corrects the phone number of an enquiry that a patient has written. The link to the private page stays the same: the
 * patient got it from the form, not by phone.
 * @throws Refusal if staff have entered the enquiry: then it is corrected as a whole
 */
export function correctPhone(
  database: Database,
  { phone, ...change }: Change & { phone: string },
  clinic: Clinic,
): Promise<Outcome> {
  return correct(database, change, clinic, ({ content, ...enquiry }) => {
    if (enquiry.source !== null) throw new Refusal('invalid');
    return { ...enquiry, action: 'phone-corrected', content: { ...content, phone } };
  });
}

/** Changes the language of the answer to an enquiry, of its private page, and of the messages to the patient. */
export async function changeLanguage(
  database: Database,
  change: Change & { language: string },
): Promise<Outcome> {
  const { id, actor, language } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const enquiry = await readEnquiryRow(transaction, id);
    if (!enquiry) return 'missing';
    if (enquiry.language === language) return 'done';
    const outcome = await updateEnquiry(transaction, change, { language });
    if (outcome === 'done') {
      const details = { enquiryId: id, was: enquiry.language ?? undefined, became: language };
      await logAccess(transaction, actor, 'language-changed', details);
    }
    return outcome;
  });
}

/** The parts of an enquiry that a correction can change. */
interface EnquiryParts {
  content: EnquiryContent;
  preferences: Preferences;
  /** Null if the patient has written it. */
  source: EnquirySource | null;
  language: string | null;
}

/** Corrects an enquiry, and keeps its earlier content. */
async function correct(
  database: Database,
  change: Change,
  clinic: Clinic,
  makeCorrection: (enquiry: EnquiryParts) => EnquiryParts & { action: AccessAction },
): Promise<Outcome> {
  const { id, actor } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const row = await readEnquiryRow(transaction, id);
    if (!row) return 'missing';
    const { source, language } = row;
    const before = { content: fromStored(row.content), preferences: preferencesIn(row.content) };
    const enquiry = { ...before, source, language };
    const { action, content, preferences, ...metadata } = makeCorrection(enquiry);
    const isSameContent = fieldNames.every((name) => content[name] === before.content[name]);
    if (
      isSameContent &&
      isDeepStrictEqual(
        { preferences, ...metadata },
        { preferences: before.preferences, source, language },
      )
    )
      return 'done';
    const lookup = lookupOf(content, clinic);
    const values = { ...metadata, ...lookup.row, content: toStored(content, preferences) };
    const outcome = await updateEnquiry(transaction, change, values);
    if (outcome !== 'done') return outcome;
    await saveContacts(transaction, { id, receivedAt: row.created_at }, lookup);
    if (!isSameContent) {
      const earlierVersion = { enquiry_id: id, content: row.content, replaced_at: timestamp() };
      await transaction.insertInto('earlier_versions').values(earlierVersion).execute();
    }
    const { phone, email } = before.content;
    const hasNewContact = content.phone !== phone || content.email !== email;
    if (source !== null && hasNewContact) await replaceToken(transaction, id);
    await logAccess(transaction, actor, action, { enquiryId: id });
    return outcome;
  });
}

function readEnquiryRow(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('enquiries')
    .select(['content', 'source', 'language', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}
