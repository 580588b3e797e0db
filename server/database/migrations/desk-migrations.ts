import { type Kysely, sql } from 'kysely';

type Schema = Kysely<unknown>;

/**
 * The two databases differ in the type of better-auth's timestamps, and in whether a generated column can
 * be virtual.
 */
export type Kind = 'sqlite' | 'postgres';

/** Creates the tables of staff and their sign-ins: better-auth's, under names of our own. */
export async function createStaff(database: Schema, kind: Kind): Promise<void> {
  const moment = kind === 'sqlite' ? 'text' : 'timestamptz';
  await database.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('email_verified', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('two_factor_enabled', 'boolean', (column) => column.defaultTo(sql`false`))
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  await ofStaff(database, 'staff_sessions')
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  await ofStaff(database, 'staff_accounts')
    .addColumn('account_id', 'text', (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', moment)
    .addColumn('refresh_token_expires_at', moment)
    .addColumn('scope', 'text')
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  await ofStaff(database, 'staff_two_factors')
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('backup_codes', 'text', (column) => column.notNull())
    .addColumn('verified', 'boolean', (column) => column.defaultTo(sql`true`))
    .addColumn('failed_verification_count', 'integer', (column) => column.defaultTo(0))
    .addColumn('locked_until', moment)
    .execute();
  for (const table of ['staff_sessions', 'staff_accounts', 'staff_two_factors']) {
    await database.schema.createIndex(`${table}_staff_id`).on(table).column('staff_id').execute();
  }
  await createSignInHelpers(database, moment);
}

function ofStaff(database: Schema, table: string) {
  return database.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) =>
      column.notNull().references('staff.id').onDelete('cascade'),
    );
}

async function createSignInHelpers(database: Schema, moment: 'text' | 'timestamptz') {
  await database.schema
    .createTable('staff_verifications')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', moment, (column) => column.notNull())
    .addColumn('created_at', moment, (column) => column.notNull())
    .addColumn('updated_at', moment, (column) => column.notNull())
    .execute();
  const index = database.schema.createIndex('staff_verifications_identifier');
  await index.on('staff_verifications').column('identifier').execute();
  await database.schema
    .createTable('staff_rate_limits')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_request', 'bigint', (column) => column.notNull())
    .execute();
  await database.schema
    .createTable('staff_sign_in_failures')
    .addColumn('account_hash', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('last_failed_at', 'text', (column) => column.notNull())
    .addColumn('blocked_until', 'text')
    .execute();
}

/** Adds whether someone wants an email for each enquiry; an older server does not touch it. */
export async function addStaffMail(database: Schema): Promise<void> {
  await database.schema
    .alterTable('staff')
    .addColumn('mail_for_enquiries', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
}

/** Adds the language in which someone uses the desk; null if they have not chosen one. */
export async function addStaffLanguage(database: Schema): Promise<void> {
  await database.schema.alterTable('staff').addColumn('language', 'text').execute();
}

/**
 * Adds to the access log the account that acted, what else the action concerned, and the values before and
 * after.
 */
export async function addAccessDetails(database: Schema): Promise<void> {
  for (const name of ['account_id', 'email', 'subject', 'was', 'became']) {
    await database.schema.alterTable('access_log').addColumn(name, 'text').execute();
  }
}

/** Adds what staff do with enquiries. Each column has a default, because older servers do not know it. */
export async function createDesk(database: Schema, kind: Kind): Promise<void> {
  const enquiries = () => database.schema.alterTable('enquiries');
  await enquiries()
    .addColumn('state', 'text', (column) => column.notNull().defaultTo('new'))
    .execute();
  await enquiries()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  for (const name of ['changed_at', 'answered_by', 'answered_at']) {
    await enquiries().addColumn(name, 'text').execute();
  }
  const tab = sql`case when spam then 'spam' else state end`;
  await enquiries()
    .addColumn('tab', 'text', (column) =>
      kind === 'sqlite' ? column.generatedAlwaysAs(tab) : column.generatedAlwaysAs(tab).stored(),
    )
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('enquiries');
  await index('enquiries_tab').columns(['tab', 'created_at', 'id']).execute();
  await index('enquiries_changed_at').column('changed_at').execute();
  await database.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  const notes = database.schema.createIndex('enquiry_notes_enquiry_id').on('enquiry_notes');
  await notes.column('enquiry_id').execute();
  await createAccessLog(database);
}

async function createAccessLog(database: Schema): Promise<void> {
  await database.schema
    .createTable('access_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    // Not a foreign key: the log must still name an enquiry after its deletion.
    .addColumn('enquiry_id', 'text')
    .execute();
  const index = (name: string) => database.schema.createIndex(name).on('access_log');
  await index('access_log_at').columns(['at', 'id']).execute();
  await index('access_log_enquiry_id').columns(['enquiry_id', 'at']).execute();
}
