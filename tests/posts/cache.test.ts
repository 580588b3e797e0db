import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
let remote: FakePostgrest;
let server: PostServer;

beforeEach(async () => {
  remote = await startPostgrest([postRow(1)]);
  server = await startPostServer(remote);
});

afterEach(async () => {
  await server.close();
  await remote.close();
});

const titles = async () =>
  ((await server.ask('/api/blogs')).body.posts ?? []).map(({ title }) => title);
const titleOfPost = async () => (await server.ask('/api/blogs/post-number-1')).body.title;
const requestsFor = (text: string) => remote.requests.filter((request) => request.includes(text));

describe.each([
  ['the listing', async () => (await titles())[0], 'offset=0'],
  ['a post', titleOfPost, 'slug=eq.post-number-1'],
])('%s', (_, readTitle, request) => {
  test('is read once in five minutes', async () => {
    expect(await readTitle()).toBe('Post number 1');
    remote.rows = [postRow(1, { title: 'Changed' })];
    server.advance(5 * minutes - 1);
    expect(await readTitle()).toBe('Post number 1');
    expect(requestsFor(request)).toHaveLength(1);
  });

  test('is served stale, however old, while one refresh runs, never two', async () => {
    await readTitle();
    remote.rows = [postRow(1, { title: 'Changed' })];
    remote.behaviour = { kind: 'waiting' };
    server.advance(24 * 60 * minutes);
    expect(await Promise.all([readTitle(), readTitle(), readTitle()])).toEqual(
      Array(3).fill('Post number 1'),
    );
    remote.behaviour = { kind: 'normal' };
    await expect.poll(readTitle).toBe('Changed');
    expect(requestsFor(request)).toHaveLength(2);
  });

  test('is read once for many simultaneous requests', async () => {
    remote.behaviour = { kind: 'slow', milliseconds: 50 };
    await Promise.all(Array.from({ length: 20 }, readTitle));
    expect(requestsFor(request)).toHaveLength(1);
  });

  test('is served stale when a refresh fails, which is retried soon', async () => {
    await readTitle();
    await remote.goDown();
    server.advance(24 * 60 * minutes);
    expect(await readTitle()).toBe('Post number 1');
    await remote.comeBack();
    remote.rows = [postRow(1, { title: 'Changed' })];
    const readLater = () => {
      server.advance(16 * seconds);
      return readTitle();
    };
    await expect.poll(readLater).toBe('Changed');
  });

  test('is not refreshed again right after a failure', async () => {
    await readTitle();
    remote.behaviour = { kind: 'error', status: 400, message: 'no' };
    server.advance(5 * minutes + 1);
    await readTitle();
    await expect.poll(() => requestsFor(request)).toHaveLength(2);
    await new Promise((resolve) => setImmediate(resolve));
    await readTitle();
    await readTitle();
    expect(requestsFor(request)).toHaveLength(2);
  });
});

describe('a missing post', () => {
  test('is remembered for 30 seconds, and no longer', async () => {
    remote.rows = [];
    const status = async () => (await server.ask('/api/blogs/post-number-1')).status;
    expect(await status()).toBe(404);
    remote.rows = [postRow(1)];
    server.advance(30 * seconds - 1);
    expect(await status()).toBe(404);
    expect(requestsFor('slug=eq.post-number-1')).toHaveLength(1);
    server.advance(2);
    expect(await status()).toBe(200);
  });

  test('is dropped from the cache once the table no longer has it', async () => {
    await titleOfPost();
    remote.rows = [];
    server.advance(5 * minutes + 1);
    await expect.poll(titleOfPost).toBeUndefined();
  });
});

test('a listed post is read at once while a flood of requests for invented ones waits', async () => {
  await titles();
  remote.behaviour = { kind: 'waiting' };
  const flood = Array.from({ length: 200 }, (_, n) => server.ask(`/api/blogs/invented-${n}`));
  expect((await Promise.race(flood)).body.error).toBe('Too many posts are being requested.');
  const post = server.ask('/api/blogs/post-number-1');
  const readEvent = async () => {
    await expect.poll(() => requestsFor('slug=eq.post-number-1')).toHaveLength(1);
    return 'read';
  };
  const firstEvent = await Promise.race([post, readEvent()]);
  remote.behaviour = { kind: 'normal' };
  expect(firstEvent).toBe('read');
  expect((await post).status).toBe(200);
  await Promise.all(flood);
});
