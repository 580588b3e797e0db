import { sql } from 'kysely';
import { emailKey } from '../../../shared/text/email.ts';
import type { Transaction } from '../../database/index.ts';

/** What is found in the texts of an enquiry and stored with it: by this the desk marks it, and looks it up. */
export interface Lookup {
  /** Columns of its row. */
  row: { urgent: boolean; search: string };
  /** Its phone numbers, as they are dialled from anywhere. */
  numbers: string[];
  /** Its email address, as `emailKey` has it; may be empty. */
  email: string;
}

/** Stores by which phone numbers and address an enquiry is found, in place of those before. */
export async function saveContacts(
  transaction: Transaction,
  { id, receivedAt }: { id: string; receivedAt: string },
  { numbers, email }: Lookup,
): Promise<void> {
  for (const table of ['enquiry_phones', 'enquiry_emails'] as const) {
    await sql`delete from ${sql.table(table)} where enquiry_id = ${id}`.execute(transaction);
  }
  const of = { created_at: receivedAt, enquiry_id: id };
  const phones = numbers.map((number) => ({ number, ...of }));
  if (phones.length > 0) await transaction.insertInto('enquiry_phones').values(phones).execute();
  const key = emailKey(email);
  if (key !== '') {
    await transaction
      .insertInto('enquiry_emails')
      .values({ email: key, ...of })
      .execute();
  }
}
