import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { databaseKinds, useDatabases } from '../support/databases/databases.ts';
import { useSiteAndService } from '../support/site/site-and-service.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';

describe.each(databaseKinds)('a server older than its database, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('starts and continues to store enquiries', async () => {
    const DATABASE_URL = await databases.fresh();
    const database = await openDatabase(DATABASE_URL);
    // What a newer release leaves behind: one more table, and the record of its migration.
    await database.schema.createTable('future').addColumn('id', 'text').execute();
    await sql`insert into kysely_migration values ('9999_future', '2030-01-01')`.execute(database);
    await database.destroy();
    const site = await startInProcess({ DATABASE_URL });
    expect((await post(site.url, anEnquiry())).status).toBe(200);
    await site.close();
  });
});

describe('an enquiry stored by another release', () => {
  const used = useSiteAndService('SQLite');
  const database = () => used.site.services.database;
  const staff = () => used.site.services.enquiries.inbox;

  /** Changes a stored enquiry as if a release with other fields had stored it. */
  async function storeAs(message: string, change: (content: Record<string, string>) => object) {
    const rows = await database().selectFrom('enquiries').select(['id', 'content']).execute();
    const row = rows.find(({ content }) => content.includes(JSON.stringify(message)));
    const content = JSON.stringify(change(JSON.parse(row?.content ?? '')));
    await database()
      .updateTable('enquiries')
      .set({ content })
      .where('id', '=', row?.id ?? '')
      .execute();
  }

  it('is read and delivered although it has a field that this release does not know', async () => {
    const enquiry = anEnquiry();
    used.service.behaviour = 'false';
    await post(used.site.url, enquiry);
    await storeAs(enquiry.message, (content) => ({ ...content, half_day: 'Monday morning' }));
    used.service.behaviour = 'success';
    const { id: _, ...fields } = enquiry;
    expect(await staff().list()).toEqual([expect.objectContaining(fields)]);
    await post(used.site.url, enquiry);
    expect(used.service.emails).toMatchObject([{ message: enquiry.message }]);
  });

  it('keeps such a field when its visitor corrects the others', async () => {
    const enquiry = anEnquiry();
    used.service.behaviour = 'false';
    await post(used.site.url, enquiry);
    await storeAs(enquiry.message, (content) => ({ ...content, half_day: 'Monday morning' }));
    await post(used.site.url, { ...enquiry, phone: '+91 98765 11111' });
    const rows = await database().selectFrom('enquiries').select('content').execute();
    expect(rows.map(({ content }) => JSON.parse(content))).toContainEqual(
      expect.objectContaining({
        message: enquiry.message,
        phone: '+91 98765 11111',
        half_day: 'Monday morning',
      }),
    );
  });

  it('is read although it lacks a field that this release knows, which is then empty', async () => {
    const enquiry = anEnquiry();
    await post(used.site.url, enquiry);
    await storeAs(enquiry.message, ({ phone: _, ...content }) => content);
    const { message, name } = enquiry;
    expect(await staff().list()).toContainEqual(
      expect.objectContaining({ message, name, phone: '' }),
    );
  });
});
