import { describe, expect, test } from 'vitest';
import { manyRows, provideHostedTable } from './provide-hosted-table.ts';

const context = provideHostedTable();
const { slugs } = context;
const slugsFor = async (query: string) =>
  ((await context.server.ask(`/api/blogs${query}`)).body.posts ?? []).map(({ slug }) => slug);

describe('a listing', () => {
  test.each([
    ['all of one page', 200, 1_000, true],
    ['one more than a page', 201, 1_000, true],
    ['several pages', 2_500, 1_000, true],
    ['pages that are smaller than asked for', 1_200, 100, true],
    ['pages of a service that does not count', 2_500, 1_000, false],
    ['full pages of a service that does not count', 2_000, 1_000, false],
  ])('is complete: %s', async (_, count, maxRows, includesCount) => {
    context.remote.rows = manyRows(count);
    Object.assign(context.remote, { maxRows, includesCount });
    const allSlugs = await slugs();
    expect(new Set(allSlugs).size).toBe(count);
    expect(allSlugs[0]).toBe(`post-number-${count}`);
    expect(allSlugs.at(-1)).toBe('post-number-1');
  });

  test('is read with one request if it is short, even from a service that does not count', async () => {
    context.remote.rows = manyRows(1);
    context.remote.includesCount = false;
    expect(await slugs()).toEqual(['post-number-1']);
    expect(context.remote.requests).toHaveLength(1);
  });

  test('loses no posts with equal timestamps', async () => {
    context.remote.rows = manyRows(1_500, { created_at: '2025-01-01T00:00:00Z' });
    expect(new Set(await slugs()).size).toBe(1_500);
    expect(context.remote.requests.at(-1)).toContain('order=created_at.desc,id.desc');
  });

  test('is sent in parts on request', async () => {
    context.remote.rows = manyRows(10);
    expect(await slugsFor('?limit=2')).toEqual(['post-number-10', 'post-number-9']);
    expect(await slugsFor('?offset=8')).toEqual(['post-number-2', 'post-number-1']);
    expect(await slugsFor('?offset=3&limit=1')).toEqual(['post-number-7']);
    expect(await slugsFor('?offset=99&limit=5')).toEqual([]);
    expect((await context.server.ask('/api/blogs?offset=8&limit=1')).body).toMatchObject({
      total: 10,
      next: '/api/blogs?offset=9&limit=1',
    });
    expect((await context.server.ask('/api/blogs?offset=9&limit=1')).body).toMatchObject({
      next: null,
    });
  });

  test('is sent in parts of at most 200 by default', async () => {
    context.remote.rows = manyRows(450);
    const { body } = await context.server.ask('/api/blogs');
    expect(body).toMatchObject({ total: 450, next: '/api/blogs?offset=200&limit=200' });
    expect(body.posts).toHaveLength(200);
  });

  test.each(['limit=-1', 'limit=0', 'limit=201', 'limit=all', 'offset=-1', 'limit=1&limit=2'])(
    'is refused with %s',
    async (query) => {
      const { status, body } = await context.server.ask(`/api/blogs?${query}`);
      expect(status).toBe(400);
      expect(body.posts).toEqual([]);
      expect(body.error).toMatch(/^(limit|offset) must be a whole number from [01] to \d+$/);
    },
  );

  test('may be cached by a browser for a minute', async () => {
    expect((await context.server.ask('/api/blogs')).headers.get('cache-control')).toBe(
      'public, max-age=60',
    );
  });
});
