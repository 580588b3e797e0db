import { type Kysely, SqliteAdapter } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether the database is SQLite rather than PostgreSQL. */
export function isSqlite(database: Kysely<Tables>): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
