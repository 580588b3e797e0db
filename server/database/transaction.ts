import { sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database, Transaction } from './tables.ts';

/**
 * Runs work in a transaction, which is rolled back if the work throws. PostgreSQL cancels each of its
 * statements after two seconds, and ends the transaction if this process dies: its locks would block
 * others, such as the same enquiry on other servers. SQLite needs neither.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await setTimeouts(transaction);
    return work(transaction);
  });
}

async function setTimeouts(transaction: Transaction): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select set_config('statement_timeout', '2s', true),
    set_config('idle_in_transaction_session_timeout', '10s', true)`.execute(transaction);
}
