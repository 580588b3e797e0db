import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { PlainError } from '../log.ts';
import { createTables } from './migrations/0001-tables.ts';
import type { Tables } from './tables.ts';

/**
 * Applies all pending migrations in the order of their names. A released migration is never edited.
 * @throws PlainError if the database belongs to another release, or the error of the migration that failed
 */
export async function migrate(
  database: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  { disableTransactions }: { disableTransactions: boolean },
): Promise<void> {
  const migrations = {
    '0001_tables': { up: (schema: Kysely<unknown>) => createTables(schema, kind) },
  };
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: database, provider, disableTransactions });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new PlainError(
      'The database belongs to another release: start that one, or restore a backup made with this one.',
    );
  }
  if (error !== undefined) throw error;
}
