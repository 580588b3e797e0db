import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import pRetry from 'p-retry';
import { PlainError } from '../log.ts';
import { migrate } from './migrate.ts';
import { ReopeningDatabase } from './sqlite-connection.ts';
import { isLocked, WaitingSqliteDialect } from './sqlite-dialect.ts';
import { type Database, plugins, type Tables } from './tables.ts';

/** Another server that starts at the same time may hold the lock for a while. */
const retryOptions = { retries: 60, factor: 1, minTimeout: 200, shouldRetry: isLocked };

/**
 * Opens a SQLite database and brings its tables up to date.
 * @param path absolute path of the database file; it and its folder are created if missing
 */
export async function openSqlite(path: string): Promise<Database> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  makePrivate(path);
  const database = await pRetry(() => databaseIn(path), retryOptions);
  // Kysely's adapter has no migration lock for SQLite, but schema changes are transactional: one server
  // locks the whole file, and another that starts at the same time waits for it.
  await database.connection().execute(async (connection) => {
    await pRetry(() => sql`begin immediate`.execute(connection), retryOptions);
    try {
      await migrate(connection, 'sqlite', { disableTransactions: true });
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
  return database;
}

/**
 * Opens an existing SQLite database as it is.
 * @throws PlainError if its file does not exist
 */
export function connectSqlite(path: string): Database {
  if (!existsSync(path)) throw new PlainError('the database file does not exist');
  return databaseIn(path);
}

/**
 * Makes a database readable only by its owner, and creates it if it is missing. SQLite creates the files next to it with
 * the same mode. Files that belong to another user stay as they are.
 */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    if (existsSync(file) && statSync(file).uid === process.getuid?.()) chmodSync(file, 0o600);
  }
}

function databaseIn(path: string): Database {
  const dialect = new WaitingSqliteDialect({ database: new ReopeningDatabase(path) });
  return new Kysely<Tables>({ dialect, plugins });
}
