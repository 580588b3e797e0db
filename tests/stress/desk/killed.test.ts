import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { openDatabase } from '../../../server/database/index.ts';
import { Staff } from '../../../server/staff/staff.ts';
import type { StaffRole } from '../../../shared/desk/people.ts';
import { versionsAnswer } from '../../../shared/desk/posts.ts';
import { someone } from '../../desk/desk-browser.ts';
import { PostWriter } from '../../desk/post-writer.ts';
import { databaseKinds, useDatabases } from '../../support/databases/databases.ts';
import { SiteServer } from '../../support/site/site-server.ts';

const enquiryCount = 100;
const killedAfter = 30;

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
    const staff = new Staff({ config: readConfig(environment), database, log });
    const { browser } = await someone({ url: server.url, services: { staff } }, role);
    return { server, database, browser };
  }

  it('keeps every confirmed change, and each change whole', async () => {
    const { server, database, browser } = await start('reception');
    const ids = Array.from({ length: enquiryCount }, () => randomUUID());
    const content = JSON.stringify({ name: 'Asha', email: '', phone: '', message: '' });
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

  it('keeps every confirmed text of a post, and no half of a publication', async () => {
    const { server, database, browser } = await start('doctor');
    const doctor = new PostWriter(browser);
    const posts = [];
    for (let each = 0; each < 6; each += 1)
      posts.push(await doctor.live({ title: `Post ${each}` }));

    const confirmed = new Map<string, number>();
    let saves = 0;
    let killing: Promise<unknown> | undefined;
    const writing = posts.map(async (post) => {
      for (let count = 1, last = post; !killing; count += 1) {
        const html = `<p>${count}</p>`;
        const saved = await doctor.save(last, { html }).catch(() => null);
        if (!saved) break;
        confirmed.set(post.id, count);
        last = saved;
        if (count % 3 === 0) last = (await doctor.publish(saved).catch(() => null)) ?? saved;
        saves += 1;
        if (saves >= killedAfter) killing ??= server.stop('SIGKILL');
      }
    });
    await Promise.all(writing);
    await killing;
    await server.start();

    expect(saves).toBeGreaterThanOrEqual(killedAfter);
    for (const { id } of posts) {
      const opened = await doctor.open({ id });
      const count = Number(/\d+/.exec(opened.html)?.[0]);
      expect(count).toBeGreaterThanOrEqual(confirmed.get(id) ?? 0);
      const live = await database
        .selectFrom('blogs')
        .select('content')
        .where('id', '=', Number(id))
        .executeTakeFirst();
      const { body } = await browser.get(`/posts/${id}/versions`);
      const [newest] = versionsAnswer.parse(body).versions;
      const version = await browser.get(`/posts/${id}/versions/${newest?.number}`);
      expect(version.body.html, 'what is on the site is the newest version').toBe(live?.content);
    }
    await server.stop();
    await database.destroy();
  });
});
