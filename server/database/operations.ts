import { randomUUID } from 'node:crypto';
import { type Kysely, SqliteAdapter, sql } from 'kysely';
import pRetry from 'p-retry';
import pTimeout from 'p-timeout';
import { PlainError } from '../log.ts';
import { isLocked } from './sqlite-dialect.ts';
import type { Database, Tables, Transaction } from './tables.ts';

/** Whether the database is SQLite rather than PostgreSQL. */
export function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Runs work in a transaction, which is rolled back if the work throws. PostgreSQL cancels a statement after two
 * seconds, and ends a transaction that has been idle for ten, because this process hangs or is gone: its locks would
 * otherwise block others, such as other servers that change the same enquiry. SQLite needs neither.
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

/** Retries for several seconds in total, the same time for which storing an enquiry is retried. */
const retryOptions = {
  retries: 20,
  factor: 1.5,
  minTimeout: 50,
  maxTimeout: 500,
  shouldRetry: isLocked,
};

/**
 * Does work that must succeed even if another program, such as a backup, writes to SQLite's file for longer
 * than a statement waits. Between two attempts the connection is free for other work.
 * @param work a transaction, which is retried from its beginning
 * @throws what the work throws: at once, or after several seconds if the cause is a lock
 */
export function retryWhileLocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, retryOptions);
}

/**
 * Checks that the database answers.
 * @throws if it does not answer within two seconds
 */
export async function pingDatabase(database: Database): Promise<void> {
  await pTimeout(sql`select 1`.execute(database), { milliseconds: 2_000 });
}

/** As many bytes as the longest message. */
const probe = 'x'.repeat(20_000);

/**
 * Checks that the database can store an enquiry, by writing as much data and deleting it again.
 * @throws if it cannot within two seconds, because its disk is full or it is read-only
 */
export async function checkStorage(database: Database): Promise<void> {
  const id = `probe ${randomUUID()}`;
  const write = inTransaction(database, async (transaction) => {
    const row = {
      id,
      content: JSON.stringify({ message: probe }),
      created_at: new Date().toISOString(),
      spam: true,
    };
    await transaction.insertInto('enquiries').values(row).execute();
    await transaction.deleteFrom('enquiries').where('id', '=', id).execute();
  });
  await pTimeout(write, { milliseconds: 2_000 });
}

/**
 * Makes sure that deleted data is not left in SQLite's files. PostgreSQL does this automatically at its next
 * vacuum.
 * @param timeout how long to wait for another program that is reading SQLite's files, in milliseconds
 * @throws PlainError if that program keeps reading; call this again later
 */
export async function overwriteDeletedData(database: Database, timeout = 1_000): Promise<void> {
  if (!isSqlite(database)) return;
  const pause = 100;
  await pRetry(() => truncateWriteAheadLog(database), {
    retries: timeout / pause,
    factor: 1,
    minTimeout: pause,
  });
}

async function truncateWriteAheadLog(database: Database): Promise<void> {
  const checkpoint = sql<{ busy: number }>`pragma wal_checkpoint(truncate)`;
  const { rows } = await checkpoint.execute(database);
  if (rows[0]?.busy === 0) return;
  throw new PlainError(
    'Another program is reading the database: deleted data is still in its files, until the server overwrites it within ten minutes',
  );
}
