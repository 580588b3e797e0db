import { type Kysely, sql } from 'kysely';

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
