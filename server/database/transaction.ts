import { sql } from 'kysely';
import { isSqlite } from './is-sqlite.ts';
import type { Database, Transaction } from './tables.ts';

/**
 * Does something in a transaction, which is rolled back where it throws. PostgreSQL cancels any statement
 * of it after two seconds, and ends it if this process dies: its locks would block others, such as the
 * same enquiry on other servers. SQLite needs neither.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await limit(transaction);
    return work(transaction);
  });
}

async function limit(transaction: Transaction): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select set_config('statement_timeout', '2s', true),
    set_config('idle_in_transaction_session_timeout', '10s', true)`.execute(transaction);
}
