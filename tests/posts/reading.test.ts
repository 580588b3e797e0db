import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';

let remote: FakePostgrest;
let server: PostServer;

beforeEach(async () => {
  remote = await startPostgrest();
  server = await startPostServer(remote);
});

afterEach(async () => {
  await server.close();
  await remote.close();
});

const slugs = async () => (await server.cards()).map(({ slug }) => slug);
const part = async (query: string) =>
  ((await server.ask(`/api/blogs${query}`)).body.posts ?? []).map(({ slug }) => slug);
const many = (count: number, fields = {}) =>
  Array.from({ length: count }, (_, index) => postRow(index + 1, fields));

describe('a request', () => {
  test('for the listing asks for published posts, newest first, with all fields', async () => {
    remote.rows = [postRow(1), postRow(2, { published: false }), postRow(3)];
    expect(await slugs()).toEqual(['post-number-3', 'post-number-1']);
    expect(remote.requests).toEqual([
      '/rest/v1/blogs?select=*&published=eq.true&order=created_at.desc&offset=0&limit=200',
    ]);
  });

  test('for a post asks for one published post by slug, and three featured ones', async () => {
    remote.rows = many(6, { featured: true });
    const { body } = await server.ask('/api/blogs/post-number-1');
    expect(body.slug).toBe('post-number-1');
    expect(body.featured?.map(({ slug }) => slug)).toEqual([
      'post-number-6',
      'post-number-5',
      'post-number-4',
    ]);
    expect(remote.requests.sort()).toEqual([
      '/rest/v1/blogs?select=*&published=eq.true&featured=eq.true&order=created_at.desc&limit=3',
      '/rest/v1/blogs?select=*&slug=eq.post-number-1&published=eq.true',
    ]);
  });

  test('for a post returns it in the first language, whatever the table has in a column of that name', async () => {
    remote.rows = [postRow(1, { language: 'hi' })];
    expect((await server.cards())[0]).not.toHaveProperty('language');
    expect((await server.ask('/api/blogs/post-number-1')).body).not.toHaveProperty('language');
  });

  test('for a post asks by id if only the id can identify it', async () => {
    remote.rows = [postRow(7, { slug: null, title: null })];
    expect((await server.ask('/api/blogs/blog-7')).status).toBe(200);
    expect(remote.requests).toContain('/rest/v1/blogs?select=*&id=eq.7');
  });
});

describe('a listing', () => {
  test.each([
    ['all of one page', 200, 1_000, true],
    ['one more than a page', 201, 1_000, true],
    ['several pages', 2_500, 1_000, true],
    ['pages that are smaller than asked for', 1_200, 100, true],
    ['pages of a service that does not count', 2_500, 1_000, false],
    ['full pages of a service that does not count', 2_000, 1_000, false],
  ])('is complete: %s', async (_, count, maxRows, tellsCount) => {
    remote.rows = many(count);
    Object.assign(remote, { maxRows, tellsCount });
    const all = await slugs();
    expect(new Set(all).size).toBe(count);
    expect(all[0]).toBe(`post-number-${count}`);
    expect(all.at(-1)).toBe('post-number-1');
  });

  test('that is short is read once from a service that cannot count', async () => {
    remote.rows = many(1);
    remote.tellsCount = false;
    expect(await slugs()).toEqual(['post-number-1']);
    expect(remote.requests).toHaveLength(1);
  });

  test('loses no posts with equal timestamps', async () => {
    remote.rows = many(1_500, { created_at: '2025-01-01T00:00:00Z' });
    expect(new Set(await slugs()).size).toBe(1_500);
    expect(remote.requests.at(-1)).toContain('order=created_at.desc,id.desc');
  });

  test('is sent in parts on request', async () => {
    remote.rows = many(10);
    expect(await part('?limit=2')).toEqual(['post-number-10', 'post-number-9']);
    expect(await part('?offset=8')).toEqual(['post-number-2', 'post-number-1']);
    expect(await part('?offset=3&limit=1')).toEqual(['post-number-7']);
    expect(await part('?offset=99&limit=5')).toEqual([]);
    expect((await server.ask('/api/blogs?offset=8&limit=1')).body).toMatchObject({
      total: 10,
      next: '/api/blogs?offset=9&limit=1',
    });
    expect((await server.ask('/api/blogs?offset=9&limit=1')).body).toMatchObject({ next: null });
  });

  test('is sent in parts of at most 200 by default', async () => {
    remote.rows = many(450);
    const { body } = await server.ask('/api/blogs');
    expect(body).toMatchObject({ total: 450, next: '/api/blogs?offset=200&limit=200' });
    expect(body.posts).toHaveLength(200);
  });

  test.each(['limit=-1', 'limit=0', 'limit=201', 'limit=all', 'offset=-1', 'limit=1&limit=2'])(
    'is refused in parts with %s',
    async (query) => {
      const { status, body } = await server.ask(`/api/blogs?${query}`);
      expect(status).toBe(400);
      expect(body.posts).toEqual([]);
      expect(body.error).toMatch(/^(limit|offset) must be a whole number from [01] to \d+$/);
    },
  );

  test('may be cached by a browser for a minute', async () => {
    expect((await server.ask('/api/blogs')).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
  });
});

describe('every card links to its post', () => {
  const uuid = (digit: number) => `${digit}f2b8c1e-7b1d-4c1e-9d0a-1a2b3c4d5e6f`;

  test.each([
    ['with slugs', [{}, {}]],
    ['without slugs', [{ slug: null }, { slug: '' }]],
    [
      'with the same title',
      [
        { slug: null, title: 'Heart' },
        { slug: null, title: 'Heart' },
      ],
    ],
    ['with the same slug', [{ slug: 'heart' }, { slug: 'heart' }]],
    [
      'in other scripts',
      [
        { slug: null, title: 'हृदय' },
        { slug: null, title: 'दिल' },
      ],
    ],
    ['with slugs in other scripts', [{ slug: 'हृदय' }, { slug: 'दिल' }]],
    ['with slugs that addresses cannot hold', [{ slug: 'a/b' }, { slug: '100%' }]],
    ['with space around the slug', [{ slug: ' heart ' }, { slug: 'heart' }]],
    [
      'by UUID',
      [
        { id: uuid(1), slug: null },
        { id: uuid(2), slug: null, title: null },
      ],
    ],
  ])('for posts %s', async (_, rows) => {
    remote.rows = rows.map((fields, index) =>
      postRow(index + 1, { content: `<p>Text ${index + 1}</p>`, ...fields }),
    );
    for (const beforehand of ['warm', 'cold']) {
      await server.close();
      server = await startPostServer(remote);
      const listed = await (beforehand === 'warm' ? slugs() : slugsOfAnotherServer());
      expect(listed).toHaveLength(2);
      const texts = await Promise.all(
        listed.map(async (slug) => {
          const { body } = await server.ask(`/api/blogs/${encodeURIComponent(slug)}`);
          return body.html;
        }),
      );
      expect(texts.sort()).toEqual(['<p>Text 1</p>', '<p>Text 2</p>']);
    }
  });

  test('except for rows with neither id nor slug, which could not be found: they have no card', async () => {
    const neither = { id: null, slug: null };
    remote.rows = [
      postRow(1, { id: null }),
      postRow(2, neither),
      postRow(3, { ...neither, title: null }),
    ];
    expect(await slugs()).toEqual(['post-number-1']);
    expect((await server.ask('/api/blogs/post-number-2')).status).toBe(404);
  });

  async function slugsOfAnotherServer(): Promise<string[]> {
    const other = await startPostServer(remote);
    const cards = await other.cards();
    await other.close();
    return cards.map(({ slug }) => slug);
  }
});

describe('looking up a post', () => {
  test.each(['no-such-post', 'blog-99', 'blog-no-id', 'a/../b', '%', ' ', 'x'.repeat(400)])(
    'finds nothing at %s',
    async (slug) => {
      remote.rows = many(2);
      expect((await server.posts.postWithin(slug, 60_000)).status).toBe('missing');
    },
  );

  test('finds no drafts, by slug or by id', async () => {
    remote.rows = [postRow(4, { published: false })];
    expect((await server.ask('/api/blogs/post-number-4')).status).toBe(404);
    expect((await server.ask('/api/blogs/blog-4')).status).toBe(404);
  });

  test('lists neither a draft nor the post itself among the featured posts', async () => {
    const featured = { featured: true };
    remote.rows = [postRow(1, featured), postRow(2, { ...featured, published: false })];
    expect((await server.ask('/api/blogs/post-number-1')).body.featured).toEqual([]);
  });
});

test('a post that is requested by its id names its slug', async () => {
  remote.rows = many(2);
  expect((await server.ask('/api/blogs/blog-2')).body.slug).toBe('post-number-2');
});
