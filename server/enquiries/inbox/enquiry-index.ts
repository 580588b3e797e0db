import { setImmediate, setTimeout } from 'node:timers/promises';
import { type InsertObject, type Selectable, sql } from 'kysely';
import { emailKey } from '../../../shared/text/email.ts';
import {
  type Database,
  inTransaction,
  isSqlite,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import type { LookupTables } from '../../database/lookup-tables.ts';
import { fromStored } from '../record/enquiry.ts';
import { soundsIn } from './search/name-sounds.ts';
import { columnsOf, fullSignature, signatureOf } from './search/signature.ts';
import type { EnquiryTexts } from './texts.ts';

/** How many enquiries are added together: of the longest, as many as take 20 ms to store. */
const batch = 50;

/** Between two batches in the background, in milliseconds: thousands wait after an upgrade. */
const pause = 50;

/**
 * Stores beside each enquiry what the desk looks it up by: whether it is urgent, its phone numbers, its email
 * address, how its names sound, and the signature of its text. Enquiries that were just received or corrected, or
 * stored by an older server, are missing until the next update.
 */
export class EnquiryIndex {
  readonly #database: Database;
  readonly #texts: EnquiryTexts;
  #adding: Promise<boolean> | null = null;

  constructor(database: Database, texts: EnquiryTexts) {
    this.#database = database;
    this.#texts = texts;
  }

  /** Adds the newest fifty that are missing; the others follow in the background. Never throws. */
  async update(): Promise<void> {
    if (await this.#addOnce()) void this.#addRest();
  }

  async #addRest(): Promise<void> {
    while (await this.#addOnce()) await setTimeout(pause);
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
      .select(['id', 'version', 'created_at', 'content', 'phone_digits'])
      .where('signed', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    if (rows.length === 0) return false;
    const found: Found[] = [];
    for (const row of rows) {
      found.push(this.#examine(row));
      await setImmediate();
    }
    await this.#store(found);
    return rows.length === batch;
  }

  #examine({ id, version, created_at, content, phone_digits }: Stored): Found {
    const texts = fromStored(content);
    const email = emailKey(texts.email);
    const numbers = new Set(this.#texts.phonesIn(texts.phone).map(({ number }) => number));
    // An older server has not stored the digits: a search has to look for them in the text.
    const signature = phone_digits === null ? fullSignature : signatureOf(content, phone_digits);
    return {
      id,
      version,
      urgent: this.#texts.isUrgent(texts.message),
      beside: {
        enquiry_phones: [...numbers].map((number) => ({ number, created_at, enquiry_id: id })),
        enquiry_emails: email === '' ? [] : [{ email, created_at, enquiry_id: id }],
        enquiry_names: soundsIn(texts.name).map((name) => ({ ...name, enquiry_id: id })),
        enquiry_signatures: [{ ...columnsOf(signature), created_at, enquiry_id: id }],
      },
    };
  }

  async #store(found: Found[]): Promise<void> {
    await inTransaction(this.#database, async (transaction) => {
      const ids = found.map(({ id }) => id);
      const rows = await transaction
        .selectFrom('enquiries')
        .select(['id', 'version'])
        .where('id', 'in', ids)
        .$if(!isSqlite(this.#database), (query) => query.forUpdate())
        .execute();
      // One that was corrected meanwhile is left to the next batch.
      const versions = new Map(rows.map(({ id, version }) => [id, version]));
      const same = found.filter(({ id, version }) => versions.get(id) === version);
      for (const urgent of [true, false]) {
        const these = same.filter((each) => each.urgent === urgent).map(({ id }) => id);
        if (these.length === 0) continue;
        const update = transaction.updateTable('enquiries').set({ urgent, signed: true });
        await update.where('id', 'in', these).execute();
      }
      for (const table of tables) await replaceRows(transaction, table, same);
    });
  }
}

const tables = [
  'enquiry_phones',
  'enquiry_emails',
  'enquiry_names',
  'enquiry_signatures',
] as const satisfies (keyof LookupTables)[];

/** Replaces what a table holds of these enquiries. */
async function replaceRows<Table extends keyof LookupTables>(
  transaction: Transaction,
  table: Table,
  found: Found[],
): Promise<void> {
  if (found.length === 0) return;
  const ids = sql.join(found.map(({ id }) => id));
  await sql`delete from ${sql.table(table)} where enquiry_id in (${ids})`.execute(transaction);
  const rows = found.flatMap(({ beside }) => beside[table]);
  if (rows.length === 0) return;
  const insert = transaction.insertInto(table).values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}

type Stored = Pick<
  Selectable<Tables['enquiries']>,
  'id' | 'version' | 'created_at' | 'content' | 'phone_digits'
>;

interface Found {
  id: string;
  version: number;
  urgent: boolean;
  beside: { [Table in keyof LookupTables]: InsertObject<Tables, Table>[] };
}
