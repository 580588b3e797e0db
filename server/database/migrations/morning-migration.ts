import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Kind } from './desk-migrations.ts';

/**
 * Adds why an enquiry is pending, how it reached the clinic, and what the desk finds in its texts. An older
 * server sees pending enquiries under New, since their state stays `new`; what it stores is examined by the
 * next server that lists it.
 */
export async function addMorning(database: Kysely<unknown>, kind: Kind): Promise<void> {
  const enquiries = () => database.schema.alterTable('enquiries');
  for (const name of ['pending_reason', 'call_at', 'source']) {
    await enquiries().addColumn(name, 'text').execute();
  }
  await enquiries().addColumn('urgent', 'boolean').execute();
  const tab = sql`case when spam then 'spam'
    when state = 'new' and pending_reason is not null then 'pending' else state end`;
  await enquiries()
    .addColumn('desk_tab', 'text', (column) =>
      kind === 'sqlite' ? column.generatedAlwaysAs(tab) : column.generatedAlwaysAs(tab).stored(),
    )
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('enquiries');
  await index('enquiries_desk_tab').columns(['desk_tab', 'created_at', 'id']).execute();
  await index('enquiries_urgent').column('desk_tab').where(sql<SqlBool>`urgent`).execute();
  const unread = sql<SqlBool>`urgent is null`;
  await index('enquiries_unread').columns(['created_at', 'id']).where(unread).execute();
  const calls = sql<SqlBool>`call_at is not null`;
  await index('enquiries_call_at').column('call_at').where(calls).execute();
  await createPhones(database);
}

async function createPhones(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('enquiry_phones')
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('enquiry_phones_key', ['number', 'created_at', 'enquiry_id'])
    .execute();
  await database.schema
    .createIndex('enquiry_phones_enquiry_id')
    .on('enquiry_phones')
    .column('enquiry_id')
    .execute();
}
