import { afterAll, beforeAll } from 'vitest';
import { TestPostgres } from './postgres.ts';
import { freshSqlite } from './temporary.ts';

/** Both databases the server runs on; what must hold, must hold on each. */
export const databaseKinds = ['SQLite', 'PostgreSQL'] as const;

/** Gives the tests of a `describe` empty databases of one kind. */
export function useDatabases(kind: (typeof databaseKinds)[number]): { fresh(): Promise<string> } {
  if (kind === 'SQLite') return { fresh: async () => freshSqlite() };
  let postgres: TestPostgres | undefined;
  beforeAll(async () => {
    postgres = await TestPostgres.create();
  });
  afterAll(() => postgres?.destroy());
  return {
    async fresh() {
      if (!postgres) throw new Error('a database is to be had once the tests run');
      return postgres.freshDatabase();
    },
  };
}
