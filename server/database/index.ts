import { Kysely, PostgresDialect, SqliteAdapter, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import pRetry from 'p-retry';
import pTimeout from 'p-timeout';
import pg from 'pg';
import { migrationsFor } from './migrations.ts';
import { sqliteDialect } from './sqlite.ts';
import { isLocked } from './sqlite-driver.ts';
import type { Database, Tables } from './tables.ts';

export type { BlogRow, Database, NewBlogRow, Tables } from './tables.ts';

/**
 * Opens the database and brings its tables up to date.
 * @param url `file:` and a path, or `postgres://...`
 * @returns ready to use; end it with `destroy()`
 * @throws when the database cannot be reached or changed
 */
export async function openDatabase(url: string): Promise<Database> {
  return url.startsWith('file:') ? openSqlite(url.slice('file:'.length)) : openPostgres(url);
}

/**
 * Asks the database for the smallest possible answer.
 * @throws when it does not answer within two seconds
 */
export async function pingDatabase(database: Database): Promise<void> {
  await pTimeout(sql`select 1`.execute(database), { milliseconds: 2_000 });
}

/**
 * Has PostgreSQL itself end a statement of this transaction that waits longer than two seconds, and
 * the transaction where its server has died: its locks would refuse the same enquiry elsewhere.
 * SQLite needs neither.
 */
export async function limitTransaction(transaction: Transaction<Tables>): Promise<void> {
  if (isSqlite(transaction)) return;
  await sql`select set_config('statement_timeout', '2s', true),
    set_config('idle_in_transaction_session_timeout', '10s', true)`.execute(transaction);
}

/**
 * Makes sure that what has been deleted is not left in the database's files. PostgreSQL does that
 * by itself, at its next vacuum.
 */
export async function overwriteDeleted(database: Database): Promise<void> {
  if (isSqlite(database)) await sql`pragma wal_checkpoint(truncate)`.execute(database);
}

function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}

async function openSqlite(path: string): Promise<Database> {
  const database = await pRetry(() => new Kysely<Tables>({ dialect: sqliteDialect(path) }), busy);
  // SQLite has no lock for migrations, but its changes to tables can be undone: one server takes
  // the whole file for itself, and another that starts at the same moment waits for it.
  await database.connection().execute(async (connection) => {
    await pRetry(() => sql`begin immediate`.execute(connection), busy);
    try {
      await migrate(
        new Migrator({ db: connection, provider: provider('sqlite'), disableTransactions: true }),
      );
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
  return database;
}

async function openPostgres(url: string): Promise<Database> {
  // Changing tables, or waiting for another server that does, may take as long as it takes.
  const migrating = overPool(new pg.Pool({ connectionString: url, max: 1, ...timeouts }));
  try {
    await migrate(new Migrator({ db: migrating, provider: provider('postgres') }));
  } finally {
    await migrating.destroy();
  }
  // A database that hangs must become an error while the visitor still waits.
  return overPool(
    new pg.Pool({ connectionString: url, max: 10, query_timeout: 3_000, ...timeouts }),
  );
}

/** Milliseconds to reach the server; and a lost network is noticed. */
const timeouts = { connectionTimeoutMillis: 3_000, keepAlive: true };

function overPool(pool: pg.Pool): Database {
  // A lost connection is not an emergency: the query that was under way is told, and the pool opens
  // another when it is needed. But an event that nobody listens to would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

const busy = { retries: 60, factor: 1, minTimeout: 200, shouldRetry: isLocked };

function provider(kind: 'sqlite' | 'postgres') {
  return { getMigrations: async () => migrationsFor(kind) };
}

async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
