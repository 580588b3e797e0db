import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/index.ts';
import { Desk } from '../../server/desk/index.ts';
import { databaseKinds, useDatabases } from '../support/databases.ts';
import { SiteServer } from '../support/site-server.ts';
import { someone } from './desk-browser.ts';

const enquiryCount = 100;
const killedAfter = 30;

describe.each(databaseKinds)('a server killed while staff work, on %s', (kind) => {
  const databases = useDatabases(kind);

  it('keeps every change it has confirmed, and each change whole', async () => {
    const environment = {
      DATABASE_URL: await databases.fresh(),
      DESK_SECRET: 'a secret of the tests that is long enough',
      LOG_LEVEL: 'silent',
    };
    const server = await SiteServer.start(environment, { pages: false });
    const database = await openDatabase(environment.DATABASE_URL);
    const desk = new Desk({
      config: readConfig(environment),
      database,
      log: pino({ level: 'silent' }),
    });
    const { browser } = await someone({ url: server.url, services: { desk } }, 'reception');
    const ids = Array.from({ length: enquiryCount }, () => randomUUID());
    const content = JSON.stringify({ name: 'Asha', email: '', phone: '', message: '' });
    // As a server of the release before stores them: it knows nothing of states and versions.
    const rows = ids.map((id) => ({ id, content, created_at: new Date().toISOString() }));
    await database.insertInto('enquiries').values(rows).execute();

    const confirmed = new Set<string>();
    let killing: Promise<unknown> | undefined;
    await pLimit(8).map(ids, async (id) => {
      const body = { version: 1, tab: 'answered' };
      const answer = await browser.request('PATCH', `/enquiries/${id}`, body).catch(() => null);
      if (answer?.status === 200) confirmed.add(id);
      if (confirmed.size >= killedAfter) killing ??= server.stop('SIGKILL');
    });
    await killing;
    await server.start();

    expect(confirmed.size).toBeGreaterThanOrEqual(killedAfter);
    expect(confirmed.size).toBeLessThan(enquiryCount);
    const stored = await database
      .selectFrom('enquiries')
      .select(['id', 'tab', 'version', 'answered_by'])
      .execute();
    const noted = await database
      .selectFrom('access_log')
      .select('enquiry_id')
      .where('action', '=', 'moved')
      .execute();
    const changed = stored.filter(({ version }) => version > 1);
    expect(changed.every(({ tab, answered_by }) => tab === 'answered' && answered_by)).toBe(true);
    expect(noted.map(({ enquiry_id }) => enquiry_id).sort()).toEqual(
      changed.map(({ id }) => id).sort(),
    );
    expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining([...confirmed]));
    expect((await browser.get('/session')).status).toBe(200);
    await server.stop();
    await database.destroy();
  });
});
