import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/database/index.ts';
import { Staff } from '../../server/staff/staff.ts';
import { whenUnlocked } from '../support/databases/when-unlocked.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';
import { someone } from './desk-browser.ts';
import { PostWriter } from './post-writer.ts';

// Many changes at once, on both databases: tests/stress/desk/killed.test.ts.
it('a server killed while staff are working keeps every confirmed change, and the session', {
  tags: ['stress'],
}, async () => {
  const environment = {
    DATABASE_URL: freshSqlite(),
    DESK_SECRET: 'a secret of the tests that is long enough',
    LOG_LEVEL: 'silent',
  };
  const server = await SiteServer.start(environment, { pages: false });
  const database = await openDatabase(environment.DATABASE_URL);
  onTestFinished(async () => {
    await server.stop('SIGKILL');
    await database.destroy();
  });
  const config = readConfig(environment);
  const staff = new Staff({ config, database, log: pino({ level: 'silent' }) });
  const { browser } = await someone({ url: server.url, services: { staff } }, 'doctor');
  const doctor = new PostWriter(browser);
  const post = await doctor.live({ title: 'Before' });
  const ids = Array.from({ length: 8 }, () => randomUUID());
  const content = JSON.stringify({ name: 'Asha', email: '', phone: '', message: '' });
  const created_at = new Date().toISOString();
  const rows = ids.map((id) => ({ id, content, created_at }));
  await whenUnlocked(() => database.insertInto('enquiries').values(rows).execute());

  const answer = (id: string) =>
    browser.request('PATCH', `/enquiries/${id}`, { version: 1, tab: 'answered' });
  const confirmed = ids.slice(0, 4);
  for (const id of confirmed) expect((await answer(id)).status).toBe(200);
  const saved = await doctor.save(post, { html: '<p>Saved.</p>' });
  const underWay = [...ids.slice(4).map((id) => answer(id)), doctor.publish(saved)].map((change) =>
    change.catch(() => null),
  );
  await server.stop('SIGKILL');
  await Promise.all(underWay);
  await server.start();

  expect((await browser.get('/session')).status).toBe(200);
  const stored = await database.selectFrom('enquiries').selectAll().execute();
  const changed = stored.filter(({ version }) => version > 1);
  expect(changed.map(({ id }) => id)).toEqual(expect.arrayContaining(confirmed));
  expect(changed.every(({ tab, answered_by }) => tab === 'answered' && answered_by)).toBe(true);
  const moved = database
    .selectFrom('access_log')
    .select('enquiry_id')
    .where('action', '=', 'moved');
  expect((await moved.execute()).map(({ enquiry_id }) => enquiry_id).sort()).toEqual(
    changed.map(({ id }) => id).sort(),
  );
  const opened = await doctor.open(post);
  expect(opened.html).toBe('<p>Saved.</p>');
  const live = await database.selectFrom('blogs').select('content').executeTakeFirstOrThrow();
  expect(live.content).toBe(opened.state === 'live' ? '<p>Saved.</p>' : '<p>Keep warm.</p>');
});
