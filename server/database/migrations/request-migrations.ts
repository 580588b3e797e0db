import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Kind } from './desk-migrations.ts';

/**
 * Creates the tables of requests, of the times offered, and of the answers. They leave the table of enquiries
 * as it is, so an older server stores and deletes enquiries as before.
 */
export async function createRequests(database: Kysely<unknown>): Promise<void> {
  await ofEnquiry(database, 'requests', (column) => column.primaryKey())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('state', 'text', (column) => column.notNull().defaultTo(sql`'received'`))
    .addColumn('opened_at', 'text')
    .addColumn('offer', 'integer')
    .addColumn('visit_at', 'text')
    .execute();
  const visits = database.schema.createIndex('requests_visits').on('requests');
  await visits.columns(['state', 'visit_at']).execute();
  await ofEnquiry(database, 'offers')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('offered_by', 'text', (column) => column.notNull())
    .addColumn('offered_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('offers_key', ['enquiry_id', 'version'])
    .execute();
  await ofEnquiry(database, 'request_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('half_days', 'text', (column) => column.notNull())
    .addColumn('entered_by', 'text')
    .addColumn('answered_at', 'text', (column) => column.notNull())
    .execute();
  const answers = database.schema.createIndex('request_answers_enquiry_id').on('request_answers');
  await answers.column('enquiry_id').execute();
}

/** Adds who withdrew an offer, and when. An older server also reads in the request which offer stands. */
export async function addWithdrawnOffers(database: Kysely<unknown>): Promise<void> {
  for (const name of ['withdrawn_by', 'withdrawn_at']) {
    await database.schema.alterTable('offers').addColumn(name, 'text').execute();
  }
}

/** Adds the version of the enquiry that each offer, withdrawal and answer made, by which they are ordered. */
export async function addOrderOfAnswers(database: Kysely<unknown>): Promise<void> {
  const columns = [
    ['offers', 'enquiry_version'],
    ['offers', 'withdrawn_version'],
    ['request_answers', 'enquiry_version'],
  ] as const;
  for (const [table, name] of columns) {
    await database.schema.alterTable(table).addColumn(name, 'integer').execute();
  }
}

/**
 * Adds who took back an answer that staff had entered, who sent each offer to the patient, and which offer of an enquiry nobody has sent yet: until then the enquiry is
 * under no tab of those that are done with.
 */
export async function addSendingOfOffers(database: Kysely<unknown>, kind: Kind): Promise<void> {
  const { schema } = database;
  await schema.alterTable('offers').addColumn('sent_by', 'text').execute();
  await schema.alterTable('offers').addColumn('sent_at', 'text').execute();
  await schema.alterTable('offers').addColumn('sent_version', 'integer').execute();
  for (const name of ['taken_back_by', 'taken_back_at']) {
    await schema.alterTable('request_answers').addColumn(name, 'text').execute();
  }
  await schema.alterTable('request_answers').addColumn('taken_back_version', 'integer').execute();
  await schema.alterTable('enquiries').addColumn('unsent_offer', 'integer').execute();
  for (const name of ['enquiries_desk_tab', 'enquiries_urgent']) {
    await schema.dropIndex(name).execute();
  }
  await schema.alterTable('enquiries').dropColumn('desk_tab').execute();
  const tab = sql`case when unsent_offer is not null and (spam or state <> 'new') then 'new'
    when spam then 'spam'
    when state = 'new' and pending_reason is not null then 'pending' else state end`;
  await schema
    .alterTable('enquiries')
    .addColumn('desk_tab', 'text', (column) =>
      kind === 'sqlite' ? column.generatedAlwaysAs(tab) : column.generatedAlwaysAs(tab).stored(),
    )
    .execute();
  const index = (name: string) => schema.createIndex(name).on('enquiries');
  await index('enquiries_desk_tab').columns(['desk_tab', 'created_at', 'id']).execute();
  await index('enquiries_urgent').column('desk_tab').where(sql<SqlBool>`urgent`).execute();
  const unsent = sql<SqlBool>`unsent_offer is not null`;
  await index('enquiries_unsent').columns(['created_at', 'id']).where(unsent).execute();
}

type Column = Parameters<
  Parameters<ReturnType<Kysely<unknown>['schema']['createTable']>['addColumn']>[2] & {}
>[0];

/** A table whose rows are deleted with their enquiry. */
function ofEnquiry(database: Kysely<unknown>, table: string, more = (column: Column) => column) {
  return database.schema
    .createTable(table)
    .addColumn('enquiry_id', 'text', (column) =>
      more(column.notNull().references('enquiries.id').onDelete('cascade')),
    );
}
