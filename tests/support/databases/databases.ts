import { shared } from '../site/shared.ts';
import { freshSqlite } from '../temporary.ts';
import { freshDatabase } from './postgres.ts';

/**
 * The two databases that the server runs on. What differs between them is tested on both: storing,
 * leases, concurrent changes, search and paging, migrations and the schedule.
 */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

export type DatabaseKind = (typeof databaseKinds)[number];

/** Provides tests with empty databases of one kind. */
export function useDatabases(kind: DatabaseKind): { fresh(): Promise<string> } {
  return { fresh: kind === 'SQLite' ? async () => freshSqlite() : freshPostgres };
}

/** The URL of a new database on the PostgreSQL server that all tests share, and which is never stopped. */
export async function freshPostgres(): Promise<string> {
  const { url } = await shared('postgres');
  return freshDatabase(url);
}
