import { sqliteFile } from '../data-folder.ts';
import { connectPostgres, openPostgres } from './postgres.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** Timeouts of PostgreSQL, in milliseconds; three seconds each if omitted. */
interface OpenOptions {
  /** Maximum wait for the first answer. */
  answerTimeout?: number | undefined;
  /** How long one query may take afterwards, or a connection to open. */
  queryTimeout?: number | undefined;
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
 * @throws PlainError if the file of a SQLite database does not exist
 */
export function openWithoutMigrating(url: string): Database {
  const file = sqliteFile(url);
  return file !== null ? connectSqlite(file) : connectPostgres(url, defaultTimeout);
}
