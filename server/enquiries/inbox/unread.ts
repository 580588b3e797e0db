import { setImmediate } from 'node:timers/promises';
import { type Database, inTransaction } from '../../database/index.ts';
import { fromStored } from '../record/enquiry.ts';
import type { EnquiryTexts } from './texts.ts';

/** How many enquiries are looked at together. */
const batch = 100;

/** How many are looked at before other requests are answered. */
const turn = 3;

/**
 * Notes what is found in enquiries that no server has looked at: those just received, corrected, or stored
 * by an older server.
 */
export class UnreadEnquiries {
  readonly #database: Database;
  readonly #texts: EnquiryTexts;
  #reading: Promise<boolean> | null = null;

  constructor(database: Database, texts: EnquiryTexts) {
    this.#database = database;
    this.#texts = texts;
  }

  /** Looks at the newest hundred; the others follow in the background. Never throws. */
  async read(): Promise<void> {
    if (await this.#readOnce()) void this.#readRest();
  }

  async #readRest(): Promise<void> {
    while (await this.#readOnce()) await setImmediate();
  }

  /** Requests that come together wait for the same look. */
  #readOnce(): Promise<boolean> {
    this.#reading ??= this.#readBatch()
      // As where the database is locked: staff see the list all the same, and the next list tries again.
      .catch(() => false)
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  /** Returns whether there may be more. */
  async #readBatch(): Promise<boolean> {
    const rows = await this.#database
      .selectFrom('enquiries')
      .select(['id', 'version', 'created_at', 'content', 'language'])
      .where('urgent', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    if (rows.length === 0) return false;
    const found: Found[] = [];
    for (const [place, { id, version, created_at, content, language }] of rows.entries()) {
      const texts = fromStored(content);
      const { phones } = this.#texts.find({ ...texts, language: language ?? '' });
      const numbers = new Set(phones.map(({ number }) => number));
      const rowsOfPhones = [...numbers].map((number) => ({ number, created_at, enquiry_id: id }));
      found.push({
        id,
        version,
        urgent: this.#texts.isUrgent(texts.message),
        phones: rowsOfPhones,
      });
      if (place % turn === turn - 1) await setImmediate();
    }
    await this.#note(found);
    return rows.length === batch;
  }

  async #note(found: Found[]): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      const ids = found.map(({ id }) => id);
      const rows = await transaction
        .selectFrom('enquiries')
        .select(['id', 'version'])
        .where('id', 'in', ids)
        .execute();
      // One that was corrected meanwhile is looked at again.
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const same = found.filter(({ id, version }) => versions.get(id) === version);
      for (const urgent of [true, false]) {
        const these = same.filter((each) => each.urgent === urgent).map(({ id }) => id);
        if (these.length === 0) continue;
        const update = transaction.updateTable('enquiries').set({ urgent });
        await update.where('id', 'in', these).execute();
      }
      await transaction.deleteFrom('enquiry_phones').where('enquiry_id', 'in', ids).execute();
      const phones = same.flatMap((each) => each.phones);
      if (phones.length === 0) return;
      const insert = transaction.insertInto('enquiry_phones').values(phones);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
    });
  }
}

interface Found {
  id: string;
  version: number;
  urgent: boolean;
  phones: { number: string; created_at: string; enquiry_id: string }[];
}
