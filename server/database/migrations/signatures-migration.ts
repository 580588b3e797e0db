import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Kind } from './desk-migrations.ts';

const signature = Array.from({ length: 10 }, (_, at) => `bits_${at}`);

/**
 * Creates the tables by which a search finds enquiries: how their names sound, and a signature of their text. The
 * desk fills them in the background. Content that an older server corrects is marked as not signed. The index of
 * enquiries whose words of an emergency nobody has looked for serves only older servers now.
 */
export async function addSignatures(database: Kysely<unknown>, kind: Kind): Promise<void> {
  await database.schema.alterTable('enquiries').addColumn('signed', 'boolean').execute();
  await database.schema
    .createIndex('enquiries_unsigned')
    .on('enquiries')
    .columns(['created_at', 'id'])
    .where(sql<SqlBool>`signed is null`)
    .execute();
  await markCorrected(database, kind);
  await database.schema
    .createTable('enquiry_names')
    .addColumn('sounds', 'text', (column) => column.notNull())
    .addColumn('script', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('enquiry_names_key', ['sounds', 'script', 'enquiry_id'])
    .execute();
  await database.schema
    .createIndex('enquiry_names_enquiry_id')
    .on('enquiry_names')
    .column('enquiry_id')
    .execute();
  const table = database.schema
    .createTable('enquiry_signatures')
    .addColumn('enquiry_id', 'text', (column) =>
      column.primaryKey().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull());
  const withColumns = signature.reduce(
    (grown, name) => grown.addColumn(name, 'bigint', (column) => column.notNull()),
    table,
  );
  await withColumns.execute();
}

async function markCorrected(database: Kysely<unknown>, kind: Kind): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create trigger enquiries_corrected after update of content on enquiries begin
      update enquiries set signed = null where id = new.id; end`.execute(database);
    return;
  }
  await sql`create function enquiries_mark_corrected() returns trigger language plpgsql as $$
    begin new.signed := null; return new; end $$`.execute(database);
  await sql`create trigger enquiries_corrected before update of content on enquiries
    for each row execute function enquiries_mark_corrected()`.execute(database);
}
