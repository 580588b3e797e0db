import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pTimeout from 'p-timeout';
import type { Database } from './tables.ts';
import { inTransaction } from './transaction.ts';

/**
 * Checks that the database answers.
 * @throws if it does not answer within two seconds
 */
export async function pingDatabase(database: Database): Promise<void> {
  await pTimeout(sql`select 1`.execute(database), { milliseconds: 2_000 });
}

/** As long as the longest enquiry. */
const probe = 'x'.repeat(20_000);

/**
 * Checks that the database can store an enquiry, by writing as much data and deleting it again.
 * @throws if it cannot within two seconds, because its disk is full or it is read-only
 */
export async function checkStorage(database: Database): Promise<void> {
  const id = `probe ${randomUUID()}`;
  const writing = inTransaction(database, async (transaction) => {
    const row = {
      id,
      content: JSON.stringify({ message: probe }),
      created_at: new Date().toISOString(),
      spam: true,
    };
    await transaction.insertInto('enquiries').values(row).execute();
    await transaction.deleteFrom('enquiries').where('id', '=', id).execute();
  });
  await pTimeout(writing, { milliseconds: 2_000 });
}
