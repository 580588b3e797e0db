import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../../server/database/index.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';
import { unpackReleaseBefore } from '../../support/release-before.ts';
import { runCommand } from '../../support/run-command.ts';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const before = unpackReleaseBefore() ?? '';
if (!before) console.warn('The release before is not in this clone: upgrades are not tested here.');

/** Sends an enquiry, and returns its message once it is stored. */
async function send(url: string): Promise<string> {
  const enquiry = anEnquiry();
  expect((await post(url, enquiry)).status).toBe(200);
  return enquiry.message;
}

/** What the previous release's command for staff reads. */
async function readBefore(DATABASE_URL: string): Promise<string> {
  const file = join(temporaryFolder(), 'enquiries.csv');
  const command = join(before, 'server/commands/enquiries.ts');
  const { errors } = await runCommand(command, ['export', file], { DATABASE_URL }, before);
  expect(errors).toBe('');
  return readFileSync(file, 'utf8');
}

/** Changes the database as a future release may: one more migration, and one more field in each enquiry. */
async function addFuture(database: Database): Promise<void> {
  await sql`insert into kysely_migration values ('9999_future', '2030-01-01')`.execute(database);
  for (const { id, content } of await database.selectFrom('enquiries').selectAll().execute()) {
    const more = JSON.stringify({ ...JSON.parse(content), half_day: 'Monday morning' });
    await database.updateTable('enquiries').set({ content: more }).where('id', '=', id).execute();
  }
}

describe.skipIf(!before).each(databaseKinds)('on one %s, the previous release', (kind) => {
  const databases = useDatabases(kind);

  it('and this one store and read each other’s enquiries, also after a rollback', async () => {
    const DATABASE_URL = await databases.fresh();
    const older = await SiteServer.start({ DATABASE_URL }, { project: before, pages: false });
    const sent = [await send(older.url)];
    const newer = await startInProcess({ DATABASE_URL });
    sent.push(await send(newer.url), await send(older.url));
    await addFuture(newer.services.database);
    // As in a rollback: the older release starts on tables newer than itself.
    await older.stop();
    await older.start();
    sent.push(await send(older.url), await send(newer.url));
    const readNow = (await newer.services.enquiries.inbox.list()).map(({ message }) => message);
    expect(readNow.sort()).toEqual([...sent].sort());
    const readThere = await readBefore(DATABASE_URL);
    for (const message of sent) expect(readThere).toContain(message);
    await older.stop();
    await newer.close();
  });
});
