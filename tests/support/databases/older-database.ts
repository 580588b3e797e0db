import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { migrationsFor } from '../../../server/database/migrations/migrations.ts';
import { ReopeningDatabase } from '../../../server/database/sqlite-connection.ts';
import { WaitingSqliteDialect } from '../../../server/database/sqlite-dialect.ts';

/**
 * Opens an empty database and creates its tables as in an older release.
 * @param last name of the last migration in that release
 */
export async function openAsOf(last: string, url: string): Promise<Kysely<never>> {
  const isSqlite = url.startsWith('file:');
  const database = new Kysely<never>({
    dialect: isSqlite
      ? new WaitingSqliteDialect({ database: new ReopeningDatabase(url.slice('file:'.length)) })
      : new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  const getMigrations = async () => migrationsFor(isSqlite ? 'sqlite' : 'postgres');
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateTo(
    last,
  );
  if (error) throw error;
  return database;
}
