import type { EnquiryContent } from '../../../shared/enquiry.ts';
import { phonesIn } from '../../../shared/phone-numbers.ts';
import type { Clinic } from '../../clinic/clinic.ts';
import type { Transaction } from '../../database/index.ts';
import { searchTextOf } from './search-text.ts';

/** What is found in the texts of an enquiry and stored with it: by this the desk marks it, and looks it up. */
export interface Lookup {
  /** Columns of its row. */
  row: { urgent: boolean; search: string };
  /** Its phone numbers, as they are dialled from anywhere, and its email address. */
  contacts: string[];
}

/** Finds what is stored with an enquiry, and again whenever what it says is changed. */
export function lookupOf(content: EnquiryContent, clinic: Clinic): Lookup {
  const numbers = phonesIn(content.phone, clinic.facts.contact.phone).map(({ number }) => number);
  // PostgreSQL's text cannot hold a NUL.
  const email = content.email.replaceAll('\0', '').toWellFormed().trim().normalize('NFC');
  const contacts = new Set([...numbers, email.toLowerCase()]);
  contacts.delete('');
  return {
    row: {
      urgent: clinic.enquiryWords.isUrgent(content.message),
      search: searchTextOf(content),
    },
    contacts: [...contacts],
  };
}

/** Stores by which phone numbers and address an enquiry is found, in place of those before. */
export async function saveContacts(
  transaction: Transaction,
  { id, receivedAt }: { id: string; receivedAt: string },
  { contacts }: Lookup,
): Promise<void> {
  await transaction.deleteFrom('enquiry_contacts').where('enquiry_id', '=', id).execute();
  if (contacts.length === 0) return;
  const rows = contacts.map((contact) => ({ contact, created_at: receivedAt, enquiry_id: id }));
  await transaction.insertInto('enquiry_contacts').values(rows).execute();
}
