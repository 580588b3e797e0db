import { randomUUID } from 'node:crypto';
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import pRetry from 'p-retry';
import pTimeout from 'p-timeout';
import { PlainError } from '../log.ts';
import type { Database, Tables, Transaction } from './tables.ts';

export { openAsItIs, openDatabase, openWhenReady } from './open.ts';
export type { PostContentColumns } from './post-tables.ts';
export type { Database, Tables, Transaction } from './tables.ts';

/** The largest value of PostgreSQL's `integer`, which cannot be compared with a larger one. */
export const largestInteger = 2_147_483_647;

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
  const token_hash = `probe ${randomUUID()}`;
  const writing = inTransaction(database, async (transaction) => {
    const row = { token_hash, outcome: probe, expires_at: '' };
    await transaction.insertInto('form_outcomes').values(row).execute();
    await transaction.deleteFrom('form_outcomes').where('token_hash', '=', token_hash).execute();
  });
  await pTimeout(writing, { milliseconds: 2_000 });
}

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

/**
 * Makes sure that deleted data is not left in SQLite's files. PostgreSQL does this by itself, at its next
 * vacuum.
 * @param timeout how long to wait for another program that is reading SQLite's files, in milliseconds
 * @throws PlainError if that program goes on reading; then this must be called again
 */
export async function overwriteDeleted(database: Database, timeout = 1_000): Promise<void> {
  if (!isSqlite(database)) return;
  const pause = 100;
  await pRetry(() => truncateLog(database), {
    retries: timeout / pause,
    factor: 1,
    minTimeout: pause,
  });
}

async function truncateLog(database: Database): Promise<void> {
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  const { rows } = await checkpoint.execute(database);
  if (rows[0]?.busy === 0) return;
  throw new PlainError(
    'Another program is reading the database: what was deleted is still in its files, until the server overwrites it within ten minutes',
  );
}

/** Whether the database is SQLite rather than PostgreSQL. */
export function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
