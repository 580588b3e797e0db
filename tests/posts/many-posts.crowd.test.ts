import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PostCard } from '../../server/posts/index.ts';
import { type FakePostgrest, startPostgrest } from '../support/postgrest.ts';
import { postRow } from '../support/posts.ts';
import { SiteServer } from '../support/site-server.ts';

const posts = 10_000;
const words = 2_000;

/** The real server as a process of its own, so that its memory is measured and not the test's. */
describe(`${posts} posts of ${words} words`, { timeout: 120_000 }, () => {
  let remote: FakePostgrest;
  let server: SiteServer;

  beforeAll(async () => {
    const paragraph = `<p>${'heart '.repeat(words / 10)}</p>`;
    const content = `<h2>Text</h2>${paragraph.repeat(10)}`;
    remote = await startPostgrest(
      Array.from({ length: posts }, (_, index) => postRow(index + 1, { content })),
    );
    server = await SiteServer.start(
      { BLOGS_URL: remote.url, BLOGS_KEY: remote.key },
      { pages: false },
    );
  }, 120_000);

  afterAll(async () => {
    await server.stop();
    await remote.close();
  });

  async function timed(path: string) {
    const started = performance.now();
    const response = await fetch(server.url + path);
    const text = await response.text();
    return { milliseconds: performance.now() - started, kilobytes: text.length / 1_024, text };
  }

  test('are read completely', async () => {
    const { milliseconds, kilobytes, text } = await timed('/api/blogs');
    const listed: PostCard[] = JSON.parse(text).posts;
    console.log(`first read: ${milliseconds.toFixed(0)} ms; all cards: ${kilobytes.toFixed(0)} KB`);
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(posts);
    console.log(`memory after it: ${server.peakMemory()} MB`);
    expect(listed[0]?.readTime).toBe('11 min read');
  });

  test('answer from the cache in less than 50 ms', async () => {
    const times: number[] = [];
    for (let round = 0; round < 50; round += 1) {
      times.push((await timed('/api/blogs?limit=60')).milliseconds);
    }
    const median = times.sort((one, other) => one - other)[25] ?? Number.NaN;
    const whole = await timed('/api/blogs');
    console.log(
      `60 cards: ${median.toFixed(1)} ms (median); all: ${whole.milliseconds.toFixed(0)} ms`,
    );
    expect(median).toBeLessThan(50);
  });

  test('can all be opened within 400 MB', async () => {
    for (let start = 1; start <= posts; start += 20) {
      const group = Array.from({ length: 20 }, (_, index) => start + index).filter(
        (id) => id % 5 === 0,
      );
      await Promise.all(group.map((id) => timed(`/api/blogs/post-number-${id}`)));
    }
    const peak = server.peakMemory();
    console.log(`memory of the server: ${peak} MB`);
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(400);
  });
});
