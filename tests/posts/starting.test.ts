import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openSite } from '../../server/pages/site.ts';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { configFor } from '../support/config-for.ts';
import { postRow } from '../support/databases/posts.ts';
import { startPostServer } from '../support/services/post-server.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';
import { cacheFolderOf } from '../support/site/cache-folder.ts';
import { freshSqlite } from '../support/temporary.ts';

let remote: FakePostgrest;
beforeAll(async () => {
  remote = await startPostgrest([postRow(1)]);
});
afterAll(() => remote.close());

it('a starting server reads the list of the hosted table once, and no post', async () => {
  const services = await createServices(
    await configFor({
      DATABASE_URL: freshSqlite(),
      BLOGS_URL: remote.url,
      BLOGS_KEY: remote.key,
      LOG_LEVEL: 'silent',
    }),
  );
  const app = createServer(
    services,
    await openSite(services, { cacheFolder: cacheFolderOf(), isEager: false }),
  );
  await app.ready();
  services.start();
  await services.publishedTexts.check();
  expect(await services.posts.list()).toMatchObject({ status: 'loaded', rows: 1 });
  expect(remote.requests).toEqual([expect.stringContaining('offset=0&limit=200')]);
  await app.close();
  await services.close();
});

it('a site without a hosted table has no posts, and fetches nothing', async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const server = await startPostServer(null);
  expect(await server.posts.list()).toMatchObject({ status: 'loaded', cards: [], rows: 0 });
  expect(await server.posts.postWithin('walking', 0)).toEqual({ status: 'missing' });
  expect(fetchSpy).not.toHaveBeenCalled();
  fetchSpy.mockRestore();
  expect((await server.ask('/api/blogs')).body).toMatchObject({ posts: [], error: null, total: 0 });
  expect((await server.ask('/api/blogs/walking')).status).toBe(404);
  await server.close();
});
