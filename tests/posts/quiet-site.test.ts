import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { configFor } from '../support/config-for.ts';
import { postRow } from '../support/databases/posts.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';
import { cacheFolderOf } from '../support/site/cache-folder.ts';
import { freshSqlite } from '../support/temporary.ts';

let remote: FakePostgrest;
let app: FastifyInstance;
let close: () => Promise<void>;
/** How far the clock of all caches is ahead, in milliseconds. */
let clockOffset = 0;

beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + clockOffset);
  remote = await startPostgrest([postRow(1), postRow(2)]);
  const settings = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key, LOG_LEVEL: 'silent' };
  const services = await createServices(
    await configFor({ DATABASE_URL: freshSqlite(), ...settings }),
  );
  app = createServer(
    services,
    await openSite(services, { cacheFolder: cacheFolderOf(), isEager: false }),
  );
  close = () => services.close();
});
afterAll(async () => {
  await app.close();
  await close();
  await remote.close();
  vi.restoreAllMocks();
});

const shows = async (path: string) => (await app.inject(path)).body.includes('Post number 1');

test('after a quiet time, a post that has been unpublished disappears from pages, feed and sitemap once somebody requests them', async () => {
  const listings = ['/blog', '/rss.xml', '/sitemap-posts.xml'];
  const post = '/blog/post-number-1';
  // A page that was rendered before the table has answered says that it is loading.
  for (const path of [post, '/blog', '/rss.xml']) await expect.poll(() => shows(path)).toBe(true);
  for (const path of listings) await app.inject(path);

  remote.rows = [postRow(2)];
  clockOffset += 3_600_000;
  await expect.poll(async () => (await app.inject(post)).statusCode).toBe(302);
  for (const path of listings) {
    clockOffset += 3_600_000;
    await expect.poll(() => shows(path), { message: path }).toBe(false);
  }
});
