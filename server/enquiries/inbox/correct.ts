import { isDeepStrictEqual } from 'node:util';
import type { NewEnquiry } from '../../../shared/desk/enquiries/changes.ts';
import type { EnquirySource } from '../../../shared/desk/enquiries/list.ts';
import { type EnquiryContent, fieldNames } from '../../../shared/enquiry-fields.ts';
import type { Clinic } from '../../clinic.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { Refusal } from '../../plugins/refusal.ts';
import { noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { type Asked, askedIn, fromStored, toStored } from '../record/enquiry.ts';
import { lookupOf, saveContacts } from '../record/lookup.ts';
import { replaceToken } from '../requests/store.ts';
import { type Change, type Outcome, updateEnquiry } from './changes.ts';
import { askedByHand, type EntryOptions } from './enter.ts';

/**
 * Corrects an enquiry that staff have entered, such as a number that was heard wrong. What it said before is kept
 * beside it. If the phone number or the email changes, its private page gets another address: whoever has the wrong number
 * or email may have been sent the link.
 * @throws Refusal if the patient wrote it: of that, only the phone number can be corrected
 */
export async function correctEntered(
  database: Database,
  change: Change,
  { source, language, package: booked, ...content }: Omit<NewEnquiry, 'id'>,
  { bookable, clinic }: EntryOptions,
): Promise<Outcome> {
  const { id, actor } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const stored = await readStored(transaction, id);
    if (!stored) return 'missing';
    if (stored.source === null) throw new Refusal('invalid');
    const before = fromStored(stored.content);
    const askedBefore = askedIn(stored.content);
    const asked = askedByHand(booked, bookable, askedBefore);
    const isSame =
      source === stored.source &&
      language === stored.language &&
      isDeepStrictEqual(asked, askedBefore);
    if (isSame && isSameContent(content, before)) return 'done';
    const others = { source, language };
    const outcome = await rewrite(transaction, change, stored, { content, asked, clinic }, others);
    if (outcome !== 'done') return outcome;
    const hasNewContact = content.phone !== before.phone || content.email !== before.email;
    if (hasNewContact) await replaceToken(transaction, id);
    await noteAccess(transaction, actor, 'corrected', { enquiryId: id });
    return outcome;
  });
}

/**
 * Corrects the phone number of an enquiry that a patient has written, which is kept beside it. Its private page stays
 * where it is: the patient was given the link by the form, whatever number it names.
 * @throws Refusal if staff have entered it: that is corrected as a whole
 */
export async function correctPhone(
  database: Database,
  change: Change & { phone: string },
  clinic: Clinic,
): Promise<Outcome> {
  const { id, actor, phone } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const stored = await readStored(transaction, id);
    if (!stored) return 'missing';
    if (stored.source !== null) throw new Refusal('invalid');
    const before = fromStored(stored.content);
    if (phone === before.phone) return 'done';
    const content = { ...before, phone };
    const asked = askedIn(stored.content);
    const outcome = await rewrite(transaction, change, stored, { content, asked, clinic });
    if (outcome === 'done') {
      await noteAccess(transaction, actor, 'phone-corrected', { enquiryId: id });
    }
    return outcome;
  });
}

/** Changes the language in which an enquiry is answered; its private page and all drafts follow. */
export async function changeLanguage(
  database: Database,
  change: Change & { language: string },
): Promise<Outcome> {
  const { id, actor, language } = change;
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const stored = await readStored(transaction, id);
    if (!stored) return 'missing';
    if (stored.language === language) return 'done';
    const outcome = await updateEnquiry(transaction, change, { language });
    if (outcome === 'done') {
      const details = { enquiryId: id, was: stored.language ?? undefined, became: language };
      await noteAccess(transaction, actor, 'language-changed', details);
    }
    return outcome;
  });
}

function readStored(transaction: Transaction, id: string) {
  return transaction
    .selectFrom('enquiries')
    .select(['content', 'source', 'language', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

function isSameContent(content: EnquiryContent, before: EnquiryContent): boolean {
  return fieldNames.every((name) => content[name] === before[name]);
}

/** Replaces what an enquiry says, and keeps what it said before. */
async function rewrite(
  transaction: Transaction,
  change: Change,
  { content: replaced, created_at: receivedAt }: { content: string; created_at: string },
  { content, asked, clinic }: { content: EnquiryContent; asked: Asked; clinic: Clinic },
  others: { source?: EnquirySource; language?: string } = {},
): Promise<Outcome> {
  const lookup = lookupOf(content, clinic);
  const outcome = await updateEnquiry(transaction, change, {
    ...others,
    ...lookup.row,
    content: toStored(content, asked),
  });
  if (outcome !== 'done') return outcome;
  await saveContacts(transaction, { id: change.id, receivedAt }, lookup);
  if (!isSameContent(content, fromStored(replaced))) {
    const earlier = { enquiry_id: change.id, content: replaced, replaced_at: timestamp() };
    await transaction.insertInto('earlier_versions').values(earlier).execute();
  }
  return outcome;
}
