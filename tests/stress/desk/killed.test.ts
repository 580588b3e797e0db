import pLimit from 'p-limit';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../../server/database/index.ts';
import { Staff } from '../../../server/staff/staff.ts';
import type { StaffRole } from '../../../shared/desk/people.ts';
import { addPerson } from '../../desk/desk-browser.ts';
import { configFor } from '../../support/config-for.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

const enquiryCount = 100;
const killAfter = 30;

describe.each(databaseKinds)('a server killed while staff are working, on %s', (kind) => {
  const databases = useDatabases(kind);

  /** A server that can be killed, its database, and the browser of someone who is signed in. */
  async function start(role: StaffRole) {
    const environment = {
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      LOG_LEVEL: 'silent',
    };
    const server = await SiteServer.start(environment, { pages: false });
    const database = await openDatabase(environment.DATABASE_URL);
    const log = pino({ level: 'silent' });
    const staff = new Staff({ config: await configFor(environment), database, log });
    const { browser } = await addPerson({ url: server.url, services: { staff } }, role);
    return { server, database, browser };
  }

  it('keeps every confirmed change, and leaves no change half made', async () => {
    const { server, database, browser } = await start('reception');
    for (let count = 0; count < enquiryCount; count += 1) {
      const { status } = await post(server.url, anEnquiry());
      expect(status).toBe(200);
    }
    const rows = await database.selectFrom('enquiries').select('id').execute();
    const ids = rows.map(({ id }) => id);

    const confirmedIds = new Set<string>();
    let kill: Promise<unknown> | undefined;
    await pLimit(8).map(ids, async (id) => {
      const body = { version: 1, tab: 'answered' };
      const response = await browser.request('PATCH', `/enquiries/${id}`, body).catch(() => null);
      if (response?.status === 200) confirmedIds.add(id);
      if (confirmedIds.size >= killAfter) kill ??= server.stop('SIGKILL');
    });
    await kill;
    await server.start();

    expect(confirmedIds.size).toBeGreaterThanOrEqual(killAfter);
    expect(confirmedIds.size).toBeLessThan(enquiryCount);
    const enquiries = await database
      .selectFrom('enquiries')
      .select(['id', 'tab', 'version', 'answered_by'])
      .execute();
    const entries = await database
      .selectFrom('access_log')
      .select('enquiry_id')
      .where('action', '=', 'moved')
      .execute();
    const changedEnquiries = enquiries.filter(({ version }) => version > 1);
    expect(
      changedEnquiries.every(({ tab, answered_by }) => tab === 'answered' && answered_by),
    ).toBe(true);
    expect(entries.map(({ enquiry_id }) => enquiry_id).sort()).toEqual(
      changedEnquiries.map(({ id }) => id).sort(),
    );
    expect(changedEnquiries.map(({ id }) => id)).toEqual(expect.arrayContaining([...confirmedIds]));
    expect((await browser.get('/session')).status).toBe(200);
    await server.stop();
    await database.destroy();
  });
});
