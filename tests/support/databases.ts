import { freshDatabase } from './postgres.ts';
import { shared } from './shared.ts';
import { freshSqlite } from './temporary.ts';

/** Both databases the server runs on; what must hold, must hold on each. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/** Gives tests empty databases of one kind. */
export function useDatabases(kind: (typeof databaseKinds)[number]): { fresh(): Promise<string> } {
  return { fresh: kind === 'SQLite' ? async () => freshSqlite() : freshPostgres };
}

/** The address of a new database in the PostgreSQL that all tests share: it is never stopped. */
export async function freshPostgres(): Promise<string> {
  const { url } = await shared('postgres');
  return freshDatabase(url);
}
