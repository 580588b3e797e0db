import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { startInProcess } from '../support/site-in-process.ts';
import { anEnquiry, post } from '../support/visitor.ts';

describe.each(databaseKinds)('a server older than its database, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('starts and goes on storing enquiries', async () => {
    const DATABASE_URL = await databases.fresh();
    const database = await openDatabase(DATABASE_URL);
    // What a newer release leaves behind: one more table, and the note that it was made.
    await database.schema.createTable('future').addColumn('id', 'text').execute();
    await sql`insert into kysely_migration values ('9999_future', '2030-01-01')`.execute(database);
    await database.destroy();
    const site = await startInProcess({ DATABASE_URL });
    expect((await post(site.url, anEnquiry())).status).toBe(200);
    await site.close();
  });
});
