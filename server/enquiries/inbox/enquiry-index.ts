import { setImmediate } from 'node:timers/promises';
import { emailKey } from '../../../shared/text/email.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import type { EnquiryEmailsTable, EnquiryPhonesTable } from '../../database/tables.ts';
import { fromStored } from '../record/enquiry.ts';
import type { EnquiryTexts } from './texts.ts';

/** How many enquiries are added together. */
const batch = 100;

/** How many are read before other requests are answered. */
const turn = 3;

/**
 * Stores beside each enquiry what the desk looks it up by: whether it is urgent, its phone numbers and its
 * email address. Enquiries that were just received or corrected, or stored by an older server, are missing
 * until the next update.
 */
export class EnquiryIndex {
  readonly #database: Database;
  readonly #texts: EnquiryTexts;
  #adding: Promise<boolean> | null = null;

  constructor(database: Database, texts: EnquiryTexts) {
    this.#database = database;
    this.#texts = texts;
  }

  /** Adds the newest hundred that are missing; the others follow in the background. Never throws. */
  async update(): Promise<void> {
    if (await this.#addOnce()) void this.#addRest();
  }

  async #addRest(): Promise<void> {
    while (await this.#addOnce()) await setImmediate();
  }

  /** Simultaneous requests wait for the same batch. */
  #addOnce(): Promise<boolean> {
    this.#adding ??= this.#addBatch()
      // For example if the database is locked: staff see the list all the same, and the next request tries
      // again.
      .catch(() => false)
      .finally(() => {
        this.#adding = null;
      });
    return this.#adding;
  }

  /** Returns whether there may be more. */
  async #addBatch(): Promise<boolean> {
    const rows = await this.#database
      .selectFrom('enquiries')
      .select(['id', 'version', 'created_at', 'content'])
      .where('urgent', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    if (rows.length === 0) return false;
    const found: Found[] = [];
    for (const [place, { id, version, created_at, content }] of rows.entries()) {
      const texts = fromStored(content);
      const numbers = new Set(this.#texts.phonesIn(texts.phone).map(({ number }) => number));
      const rowsOfPhones = [...numbers].map((number) => ({ number, created_at, enquiry_id: id }));
      found.push({
        id,
        version,
        urgent: this.#texts.isUrgent(texts.message),
        phones: rowsOfPhones,
        email: { email: emailKey(texts.email), created_at, enquiry_id: id },
      });
      if (place % turn === turn - 1) await setImmediate();
    }
    await this.#store(found);
    return rows.length === batch;
  }

  async #store(found: Found[]): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      const ids = found.map(({ id }) => id);
      const rows = await transaction
        .selectFrom('enquiries')
        .select(['id', 'version'])
        .where('id', 'in', ids)
        .execute();
      // One that was corrected meanwhile is left to the next batch.
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const same = found.filter(({ id, version }) => versions.get(id) === version);
      for (const urgent of [true, false]) {
        const these = same.filter((each) => each.urgent === urgent).map(({ id }) => id);
        if (these.length === 0) continue;
        const update = transaction.updateTable('enquiries').set({ urgent });
        await update.where('id', 'in', these).execute();
      }
      await storeFound(transaction, ids, same);
    });
  }
}

/** Replaces the stored phone numbers and email addresses of these enquiries. */
async function storeFound(transaction: Transaction, ids: string[], found: Found[]): Promise<void> {
  await transaction.deleteFrom('enquiry_phones').where('enquiry_id', 'in', ids).execute();
  await transaction.deleteFrom('enquiry_emails').where('enquiry_id', 'in', ids).execute();
  const phones = found.flatMap((each) => each.phones);
  if (phones.length > 0) {
    const insert = transaction.insertInto('enquiry_phones').values(phones);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const emails = found.map((each) => each.email).filter(({ email }) => email !== '');
  if (emails.length > 0) {
    const insert = transaction.insertInto('enquiry_emails').values(emails);
    await insert.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

interface Found {
  id: string;
  version: number;
  urgent: boolean;
  phones: EnquiryPhonesTable[];
  /** Empty if there is none. */
  email: EnquiryEmailsTable;
}
