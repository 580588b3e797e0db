import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { postListAnswer } from '../../../shared/post.ts';
import { postRow } from '../../support/databases/posts.ts';
import { type FakePostgrest, startPostgrest } from '../../support/services/postgrest.ts';
import { SiteServer } from '../../support/site/site-server.ts';

const posts = 10_000;
const words = 2_000;

/** Waits until the server has read all posts: until then the list answers 502 to whoever has waited for it. */
async function untilRead(server: SiteServer): Promise<void> {
  await vi.waitUntil(async () => (await server.get('/api/blogs')).ok, { timeout: 110_000 });
}

/** The real server in its own process, so that its memory is measured and not the test's. */
describe(`${posts} posts of ${words} words`, { timeout: 120_000 }, () => {
  let remote: FakePostgrest;
  let server: SiteServer;

  beforeAll(async () => {
    const paragraph = `<p>${'heart '.repeat(words / 10)}</p>`;
    const content = `<h2>Text</h2>${paragraph.repeat(10)}`;
    const excerpt =
      'What a stent is, when it is needed, how you prepare, and what comes after. '.repeat(2);
    const rows = Array.from({ length: posts }, (_, place) => {
      const title = `How to live well with a stent, part ${place + 1}: walking and food`;
      return postRow(place + 1, { title, excerpt, content });
    });
    remote = await startPostgrest(rows);
    // As in operation, where the start reads the posts before the first visitor comes.
    const options = { isAhead: true };
    server = await SiteServer.start({ BLOGS_URL: remote.url, BLOGS_KEY: remote.key }, options);
    await untilRead(server);
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await remote.close();
  });

  test('are read completely', async () => {
    const slugs = new Set<string>();
    for (let next: string | null = '/api/blogs'; next !== null; ) {
      const part = postListAnswer.parse(JSON.parse(await server.text(next)));
      for (const { slug } of part.posts) slugs.add(slug);
      expect(part.posts[0]).toMatchObject({ readTime: '11 min read' });
      next = part.error === null ? part.next : null;
    }
    expect(slugs.size).toBe(posts);
  });

  test.each([
    ['sixty cards', '/api/blogs?limit=60'],
    ['the listing', '/blog'],
  ])('are read once for all who request %s', async (_what, path) => {
    const read = remote.requests.length;
    for (let round = 0; round < 50; round += 1) await server.text(path);
    expect(remote.requests.slice(read)).toEqual([]);
  });

  test('never make a page exceed 100 KB, without styles and scripts', async () => {
    const text = await server.text('/blog');
    const markup = text.replace(/<(style|script)\b.*?<\/\1>/gs, '');
    const kilobytes = markup.length / 1_024;
    expect(kilobytes).toBeLessThan(100);
  });

  test('are cached when they have been opened, but at most a thousand', async () => {
    const open = (id: number) => server.text(`/api/blogs/post-number-${id}`);
    const reads = () => remote.requests.filter((query) => /slug=eq\.post-number-1\b/.test(query));
    for (let time = 0; time < 2; time += 1) await open(1);
    expect(reads()).toHaveLength(1);
    for (let start = 2; start <= 1_100; start += 20) {
      await Promise.all(Array.from({ length: 20 }, (_, index) => open(start + index)));
    }
    await open(1);
    expect(reads()).toHaveLength(2);
  });
});
