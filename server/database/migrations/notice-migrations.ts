import type { Kysely } from 'kysely';

/**
 * Creates the tables of staff's notices at the top of every page, and of the days on which the clinic is
 * closed.
 */
export async function createNotices(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema.createIndex('notices_ends_at').on('notices').column('ends_at').execute();
  await database.schema
    .createTable('closed_days')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();
}

/** Adds the reason why the clinic is closed on a day. */
export async function addReasons(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('closed_days').addColumn('reason', 'text').execute();
}

/** Adds the hours of a day on which the clinic is open, but not as usual. */
export async function addSpecialHours(database: Kysely<unknown>): Promise<void> {
  // SQLite adds one column at a time.
  for (const time of ['opens', 'closes']) {
    await database.schema.alterTable('closed_days').addColumn(time, 'text').execute();
  }
}
