import { describe, expect, test } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { manyRows, provideHostedTable } from './provide-hosted-table.ts';

const context = provideHostedTable();
const { slugs } = context;

describe('a request to the table', () => {
  test('asks for published posts, newest first, with all fields, for the listing', async () => {
    context.remote.rows = [postRow(1), postRow(2, { published: false }), postRow(3)];
    expect(await slugs()).toEqual(['post-number-3', 'post-number-1']);
    expect(context.remote.requests).toEqual([
      '/rest/v1/blogs?select=*&published=eq.true&order=created_at.desc&offset=0&limit=200',
    ]);
  });

  test('asks for one published post by slug, and three featured ones, for a post', async () => {
    context.remote.rows = manyRows(6, { featured: true });
    const { body } = await context.server.ask('/api/blogs/post-number-1');
    expect(body.slug).toBe('post-number-1');
    expect(body.featured?.map(({ slug }) => slug)).toEqual([
      'post-number-6',
      'post-number-5',
      'post-number-4',
    ]);
    expect(context.remote.requests.sort()).toEqual([
      '/rest/v1/blogs?select=*&published=eq.true&featured=eq.true&order=created_at.desc&limit=3',
      '/rest/v1/blogs?select=*&slug=eq.post-number-1&published=eq.true',
    ]);
  });

  test('asks by id for a post that only its id can identify', async () => {
    context.remote.rows = [postRow(7, { slug: null, title: null })];
    expect((await context.server.ask('/api/blogs/blog-7')).status).toBe(200);
    expect(context.remote.requests).toContain('/rest/v1/blogs?select=*&id=eq.7');
  });
});

test('a post that is requested by its id names its slug', async () => {
  context.remote.rows = manyRows(2);
  expect((await context.server.ask('/api/blogs/blog-2')).body.slug).toBe('post-number-2');
});
