import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePostgrest, startPostgrest } from '../support/postgrest.ts';
import { postRow } from '../support/posts.ts';
import { SiteServer } from '../support/site-server.ts';

/** Short times, in milliseconds, in place of five minutes. */
const timing = { fresh: 300, staleWhileRevalidate: 100, missing: 1 };

describe('on a quiet site', { timeout: 30_000 }, () => {
  let remote: FakePostgrest;
  let server: SiteServer;

  beforeAll(async () => {
    remote = await startPostgrest([postRow(1), postRow(2)]);
    const settings = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key };
    server = await SiteServer.start(settings, { timings: { posts: timing } });
  });

  afterAll(async () => {
    await server.stop('SIGKILL');
    await remote.close();
  });

  const get = (path: string) => fetch(server.url + path, { redirect: 'manual' });
  const shows = async (path: string) => (await (await get(path)).text()).includes('Post number 1');

  test('the first visitor after a quiet time meets no post that was taken off the site', async () => {
    const listings = ['/blog', '/rss.xml', '/sitemap-posts.xml'];
    expect((await get('/blog/post-number-1')).status).toBe(200);
    expect(await shows('/blog')).toBe(true);
    expect(await shows('/rss.xml')).toBe(true);
    for (const path of listings) await get(path);

    remote.rows = [postRow(2)];
    await wait(1_000);
    expect((await get('/blog/post-number-1')).status).toBe(302);
    for (const path of listings) {
      await wait(1_000);
      expect(await shows(path), path).toBe(false);
    }
  });
});
