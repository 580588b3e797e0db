import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrationsFor } from './migrations/migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the tables up to date. Migrations of a newer release are accepted: they only add, so this
 * server works beside that release, and after a rollback from it.
 * @throws the error of the migration that failed
 */
export async function migrate(
  database: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  { disableTransactions }: { disableTransactions: boolean },
): Promise<void> {
  const newer = Object.fromEntries((await executed(database)).map((name) => [name, nothing]));
  const migrations = { ...newer, ...migrationsFor(kind) };
  const provider = { getMigrations: async () => migrations };
  const migrator = new Migrator({ db: database, provider, disableTransactions });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

const nothing: Migration = { up: async () => {} };

/** The names of all migrations that have been applied to this database. */
async function executed(database: Kysely<Tables>): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database);
  return rows.map(({ name }) => name);
}
