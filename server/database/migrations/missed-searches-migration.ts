import type { Kysely } from 'kysely';

/** Creates the table of words for which the website's search found nothing. */
export async function createMissedSearches(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('missed_searches')
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('first_on', 'text', (column) => column.notNull())
    .addColumn('last_on', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_searches_key', ['month', 'language', 'words'])
    .execute();
}
