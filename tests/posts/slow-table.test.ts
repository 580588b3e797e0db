import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';

describe('while the hosted table does not answer', () => {
  let remote: FakePostgrest;
  let site: InProcessSite;

  beforeAll(async () => {
    remote = await startPostgrest();
    remote.behaviour = { kind: 'hanging' };
    // The server never gives up reading, so whatever waits for posts never arrives.
    const posts = { callTimeout: 3_600_000, budget: 3_600_000 };
    const environment = { BLOGS_URL: remote.url, BLOGS_KEY: remote.key };
    site = await startInProcess(environment, { posts }, { pages: true });
  });

  afterAll(async () => {
    await site.close();
    await remote.close();
  });

  test('feeds, which wait for the posts, do not delay a page that needs none', async () => {
    const paths = ['/rss.xml', '/hi/rss.xml', '/mr/rss.xml', '/sitemap-posts.xml'];
    const feeds = paths.map((path) => site.get(path).then(() => path, String));
    const page = site.get('/contact').then(({ status }) => status);
    expect(await Promise.race([page, ...feeds])).toBe(200);
  });
});
