import { type Kysely, sql } from 'kysely';
import { emailKey } from '../../../shared/text/email.ts';

/** How many enquiries are read at a time. */
const batch = 500;

/** Creates the table of enquiries' email addresses, and fills it from the existing enquiries. */
export async function addEmails(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable('enquiry_emails')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.primaryKey().references('enquiries.id').onDelete('cascade'),
    )
    .execute();
  await database.schema
    .createIndex('enquiry_emails_email')
    .on('enquiry_emails')
    .columns(['email', 'created_at'])
    .execute();
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows } = await sql<{ id: string; content: string; created_at: string }>`
      select id, content, created_at from enquiries where id > ${last} order by id limit ${batch}`.execute(
      database,
    );
    const emails = rows.flatMap(({ id, content, created_at }) => {
      const typed: unknown = JSON.parse(content).email;
      const email = typeof typed === 'string' ? emailKey(typed) : '';
      return email === '' ? [] : [sql`(${sql.join([email, created_at, id])})`];
    });
    if (emails.length > 0) {
      await sql`insert into enquiry_emails (email, created_at, enquiry_id)
        values ${sql.join(emails)}`.execute(database);
    }
    last = rows.at(-1)?.id;
  }
}
