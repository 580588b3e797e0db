import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { openPostgres, PostgresError } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** Longest wait for PostgreSQL's first answer, in milliseconds. */
const answerTimeout = 3_000;

/**
 * Opens the database and brings its tables up to date.
 * @param url `file:` and a path, or `postgres://...`
 * @param timeout longest wait for its first answer, in milliseconds
 * @returns ready to use; close it with `destroy()`
 * @throws when the database cannot be reached or migrated
 */
export async function openDatabase(url: string, timeout = answerTimeout): Promise<Database> {
  return url.startsWith('file:')
    ? openSqlite(url.slice('file:'.length))
    : openPostgres(url, timeout);
}

/**
 * Opens the database, and waits for a PostgreSQL that is starting at the same time as this server.
 * @param timeout longest wait in all, in milliseconds
 * @throws when the database cannot be reached in that time, or migrated
 */
export async function openWhenReady(url: string, log: Logger, timeout = 30_000): Promise<Database> {
  const deadline = performance.now() + timeout;
  const timeLeft = () => Math.max(1, deadline - performance.now());
  return pRetry(() => openDatabase(url, Math.min(answerTimeout, timeLeft())), {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: 1_000,
    maxRetryTime: timeout,
    shouldRetry({ error }) {
      const mayStart = error instanceof PostgresError && error.mayStart;
      if (mayStart) log.warn({ reason: error.message }, 'the database does not answer yet');
      return mayStart;
    },
  });
}
