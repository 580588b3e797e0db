import type { Kysely } from 'kysely';

/**
 * Creates the tables of what staff change in the clinic's content: drafts, what lies over the clinic's
 * folder, and each publication with the values before and after it.
 */
export async function createSiteEdits(database: Kysely<unknown>): Promise<void> {
  await ofField(database, 'site_drafts')
    .addColumn('value', 'text')
    .addColumn('base', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('saved_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_drafts_key', ['file', 'field'])
    .execute();
  await database.schema
    .createTable('site_publications')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.notNull())
    .addColumn('undoes', 'integer')
    .execute();
  await ofField(database, 'site_published')
    .addColumn('number', 'integer', (column) =>
      column.notNull().references('site_publications.number').onDelete('cascade'),
    )
    .addColumn('value', 'text')
    .addColumn('was', 'text')
    .addPrimaryKeyConstraint('site_published_key', ['file', 'field', 'number'])
    .execute();
  await database.schema
    .createIndex('site_published_number')
    .on('site_published')
    .column('number')
    .execute();
  await ofField(database, 'site_edits')
    .addColumn('value', 'text')
    .addColumn('base', 'text')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_edits_key', ['file', 'field'])
    .execute();
}

/** Creates the table of links for viewing drafts of the site. */
export async function createSitePreviews(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('site_previews')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

/** Creates the table of generated texts that the doctor has found right as they are. */
export async function createConfirmedTexts(database: Kysely<unknown>): Promise<void> {
  await ofField(database, 'site_confirmed')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_by', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('site_confirmed_key', ['file', 'field', 'hash'])
    .execute();
}

/** Adds since when the clinic's folder has had what was published. */
export async function addInFolderSince(database: Kysely<unknown>): Promise<void> {
  await database.schema.alterTable('site_edits').addColumn('in_folder_since', 'text').execute();
}

function ofField(database: Kysely<unknown>, table: string) {
  return database.schema
    .createTable(table)
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('field', 'text', (column) => column.notNull());
}
