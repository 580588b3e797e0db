import type { Kysely } from 'kysely';

type Schema = Kysely<unknown>;

/** Creates the table of enquiries. */
export async function createEnquiries(database: Schema): Promise<void> {
  await database.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) => column.unique())
    .addColumn('fingerprint', 'text', (column) => column.unique())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('spam', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('enquiries_created_at')
    .on('enquiries')
    .column('created_at')
    .execute();
}

/** Creates the outbox: a row for each enquiry and channel that it has to be sent by. */
export async function createDeliveries(database: Schema): Promise<void> {
  await database.schema
    .createTable('deliveries')
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('delivered_at', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'text', (column) => column.notNull())
    .addColumn('claim', 'text')
    .addColumn('claimed_until', 'text')
    .addColumn('problem', 'text')
    .addPrimaryKeyConstraint('deliveries_key', ['enquiry_id', 'channel'])
    .execute();
  await database.schema
    .createIndex('deliveries_due')
    .on('deliveries')
    .columns(['delivered_at', 'next_attempt_at'])
    .execute();
}

/** Creates the table of outcomes that are kept for the page after a redirect. */
export async function createFlashMessages(database: Schema): Promise<void> {
  await database.schema
    .createTable('form_outcomes')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
}

/** Creates the table of what an enquiry said before its visitor corrected it. */
export async function createEarlierVersions(database: Schema): Promise<void> {
  await database.schema
    .createTable('earlier_versions')
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('replaced_at', 'text', (column) => column.notNull())
    .execute();
  await database.schema
    .createIndex('earlier_versions_enquiry_id')
    .on('earlier_versions')
    .column('enquiry_id')
    .execute();
}
