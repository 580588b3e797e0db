import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import {
  type Behaviour,
  type FakePostgrest,
  startPostgrest,
} from '../support/services/postgrest.ts';

let remote: FakePostgrest;
let server: PostServer;

beforeEach(async () => {
  remote = await startPostgrest([postRow(1), postRow(2)]);
  server = await startPostServer(remote);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
  await remote.close();
});

/** Makes timeouts expire soon for a service that sends nothing, or stops halfway. */
function expireTimeouts({ kind }: Behaviour): void {
  if (kind !== 'hanging' && kind !== 'stalling') return;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
}

const slugs = async () =>
  ((await server.ask('/api/blogs')).body.posts ?? []).map(({ slug }) => slug);

describe('a service that fails', () => {
  const failures: [string, Behaviour, RegExp][] = [
    [
      'with 500 and a message',
      { kind: 'error', status: 500, message: 'canceling statement due to statement timeout' },
      /^canceling statement due to statement timeout$/,
    ],
    ['with HTML and 503', { kind: 'html', status: 503 }, /answered with status 503/],
    ['with HTML and 200', { kind: 'html', status: 200 }, /not JSON/],
    ['with other JSON', { kind: 'json', body: { ok: true } }, /not a list/],
    ['with null', { kind: 'json', body: null }, /not a list/],
    ['by hanging', { kind: 'hanging' }, /in time/],
    ['by stalling in the middle', { kind: 'stalling' }, /in time/],
  ];

  test.each(failures)(
    '%s is reported, and its response is not cached',
    async (_, behaviour, message) => {
      remote.behaviour = behaviour;
      expireTimeouts(behaviour);
      const failedResponse = await server.ask('/api/blogs');
      expect(failedResponse.status).toBe(502);
      expect(failedResponse.body.posts).toEqual([]);
      expect(failedResponse.body.error).toMatch(message);
      expect(failedResponse.headers.get('cache-control')).toBe('no-store');
      expect((await server.ask('/api/blogs/post-number-1')).status).toBe(502);

      vi.restoreAllMocks();
      remote.behaviour = { kind: 'normal' };
      expect(await slugs()).toEqual(['post-number-2', 'post-number-1']);
      expect((await server.ask('/api/blogs/post-number-1')).status).toBe(200);
    },
  );

  test('is reported while it is down, and read again once it is back', async () => {
    await remote.goDown();
    expect((await server.ask('/api/blogs')).body.error).toMatch(/could not be reached/);
    await remote.comeBack();
    expect(await slugs()).toHaveLength(2);
  });

  test('is reported without its key or address', async () => {
    await remote.goDown();
    const body = JSON.stringify((await server.ask('/api/blogs')).body);
    expect(body).not.toContain(remote.key);
    expect(body).not.toContain('127.0.0.1');
  });

  test('is tried four times, and no more', async () => {
    remote.behaviour = { kind: 'error', status: 500, message: 'no' };
    await server.ask('/api/blogs');
    expect(remote.requests).toHaveLength(4);
  });

  test('is tried only once if the reason is permanent', async () => {
    remote.key = 'another-key';
    expect((await server.ask('/api/blogs')).body.error).toBe('Invalid API key');
    expect(remote.requests).toHaveLength(1);
  });

  test('is tried again after a single failure, which nobody notices', async () => {
    remote.behaviour = { kind: 'error', status: 500, message: 'no' };
    const response = server.ask('/api/blogs');
    await expect.poll(() => remote.requests.length, { interval: 1 }).toBeGreaterThan(0);
    remote.behaviour = { kind: 'normal' };
    expect((await response).status).toBe(200);
  });
});

describe('a slow service', () => {
  test('delays a page no longer than its limit', async () => {
    remote.behaviour = { kind: 'waiting' };
    expect(await server.posts.listWithin(0)).toEqual({ status: 'pending' });
    expect(await server.posts.postWithin('post-number-1', 0)).toEqual({ status: 'pending' });
    remote.behaviour = { kind: 'normal' };
    expect(await server.posts.list()).toMatchObject({ status: 'loaded', rows: 2 });
    expect(await server.posts.listWithin(60_000)).toMatchObject({ status: 'loaded' });
    expect((await server.posts.postWithin('post-number-1', 60_000)).status).toBe('found');
  });

  test.each([
    ['the listing', '/api/blogs', 'offset=0'],
    ['a post', '/api/blogs/post-number-1', 'slug=eq.post-number-1'],
  ])(
    'delays a request for %s no longer than the API’s limit, and is read for the next one',
    async (_, path, request) => {
      await server.close();
      server = await startPostServer(remote, { answer: 0 });
      remote.behaviour = { kind: 'waiting' };
      const { status, body } = await server.ask(path);
      expect([status, body.error]).toEqual([502, 'The blog service did not answer in time.']);
      remote.behaviour = { kind: 'normal' };
      const next =
        path === '/api/blogs'
          ? server.posts.list()
          : server.posts.postWithin('post-number-1', 60_000);
      expect((await next).status).toMatch(/^(loaded|found)$/);
      expect(remote.requests.filter((line) => line.includes(request))).toHaveLength(1);
    },
  );

  test('does not delay a post if only the featured posts are slow', async () => {
    // The server waits one second for the featured posts.
    remote.slowRequests = { text: 'featured=', milliseconds: 5_000 };
    const result = await server.posts.postWithin('post-number-1', 600_000);
    expect(result).toMatchObject({ status: 'found', featured: [] });
  });
});

describe('defective rows', () => {
  const emptyRow = {
    id: null,
    title: null,
    slug: null,
    excerpt: null,
    content: null,
    featured_image: null,
    created_at: null,
    published: null,
    featured: null,
  };

  test('become cards with default texts, which open, if they have only an id', async () => {
    remote.rows = [{ ...emptyRow, id: 7, published: true }, postRow(1)];
    expect(await slugs()).toEqual(['post-number-1', 'blog-7']);
    const { status, body } = await server.ask('/api/blogs/blog-7');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'Untitled Blog Post', html: null });
  });

  test('are shown raw, and shortened, if none can become a card', async () => {
    remote.rows = [null, 'text', { ...emptyRow, id: -3, content: 'x'.repeat(10_000) }];
    const { status, body } = await server.ask('/api/blogs');
    expect(status).toBe(200);
    expect(body).toMatchObject({ posts: [], error: null, total: 0, rows: 3 });
    expect(body.raw).toHaveLength(3);
    expect(JSON.stringify(body).length).toBeLessThan(2_000);
  });

  test('are shown without pictures that browsers would block, and named in the log once they are opened', async () => {
    const image = 'http://images.example/1.jpg';
    remote.rows = [
      postRow(1, { featured_image: image }),
      postRow(2, { content: `<p>Words</p><img src="${image}">` }),
    ];
    expect((await server.ask('/api/blogs')).body.posts?.map((card) => card.image)).toEqual([
      'https://images.example/2.jpg',
      null,
    ]);
    await server.ask('/api/blogs/post-number-2');
    expect(server.log).toEqual([
      expect.stringMatching(/"post-number-2".*has 1 pictures that are not shown/),
    ]);
  });
});
