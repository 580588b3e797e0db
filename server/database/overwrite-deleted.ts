import { sql } from 'kysely';
import pRetry from 'p-retry';
import { PlainError } from '../log.ts';
import { isSqlite } from './is-sqlite.ts';
import type { Database } from './tables.ts';

/**
 * Makes sure that deleted data is not left in SQLite's files. PostgreSQL does this by itself, at its next
 * vacuum.
 * @param timeout how long to wait for another program that is reading SQLite's files, in milliseconds
 * @throws PlainError if that program keeps reading; then this must be called again
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
    'Another program is reading the database: deleted data is still in its files, until the server overwrites it within ten minutes',
  );
}
