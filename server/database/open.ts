import pRetry from 'p-retry';
import type { Logger } from 'pino';
import { sqliteFile } from '../data-folder.ts';
import { connectPostgres, openPostgres, PostgresError } from './postgres.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** Timeouts of PostgreSQL, in milliseconds; three seconds each if omitted. */
interface OpenOptions {
  /** Maximum wait for the first answer. */
  answerTimeout?: number | undefined;
  /** How long one query may take afterwards, or a connection to open. */
  queryTimeout?: number | undefined;
}

interface OpenWhenReadyOptions extends Pick<OpenOptions, 'queryTimeout'> {
  /** Maximum total wait, in milliseconds; half a minute if omitted. */
  timeout?: number;
  /** Pause between two attempts, in milliseconds; one second if omitted. */
  pause?: number;
}

const defaultTimeout = 3_000;

/**
 * Opens the database and brings its tables up to date.
 * @param url `file:` and a path, or `postgres://...`
 * @returns ready to use; close it with `destroy()`
 * @throws when the database cannot be reached or migrated
 */
export async function openDatabase(url: string, options: OpenOptions = {}): Promise<Database> {
  const { answerTimeout = defaultTimeout, queryTimeout = defaultTimeout } = options;
  const file = sqliteFile(url);
  return file !== null ? openSqlite(file) : openPostgres(url, { answerTimeout, queryTimeout });
}

/**
 * Opens an existing database without bringing its tables up to date.
 * @param url as for `openDatabase`
 * @throws PlainError if the file of a SQLite database is not there
 */
export function openAsItIs(url: string): Database {
  const file = sqliteFile(url);
  return file !== null ? connectSqlite(file) : connectPostgres(url, defaultTimeout);
}

/**
 * Opens the database; waits for a PostgreSQL that is still starting.
 * @throws when the database cannot be reached in that time, or migrated
 */
export async function openWhenReady(
  url: string,
  log: Logger,
  { timeout = 30_000, pause = 1_000, queryTimeout }: OpenWhenReadyOptions = {},
): Promise<Database> {
  const deadline = performance.now() + timeout;
  const timeLeft = () => Math.max(1, deadline - performance.now());
  const attempt = () =>
    openDatabase(url, { answerTimeout: Math.min(defaultTimeout, timeLeft()), queryTimeout });
  return pRetry(attempt, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: pause,
    maxRetryTime: timeout,
    shouldRetry({ error }) {
      const mayBeStarting = error instanceof PostgresError && error.mayBeStarting;
      if (mayBeStarting) log.warn({ reason: error.message }, 'the database does not answer yet');
      return mayBeStarting;
    },
  });
}
