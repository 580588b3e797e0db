import { describe, expect, test } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { startPostServer } from '../support/services/post-server.ts';
import { provideHostedTable } from './provide-hosted-table.ts';

const context = provideHostedTable();
const { slugs } = context;

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
    context.remote.rows = rows.map((fields, index) =>
      postRow(index + 1, { content: `<p>Text ${index + 1}</p>`, ...fields }),
    );
    for (const cacheState of ['warm', 'cold']) {
      await context.server.close();
      context.server = await startPostServer(context.remote);
      const listedSlugs = await (cacheState === 'warm' ? slugs() : slugsOfAnotherServer());
      expect(listedSlugs).toHaveLength(2);
      const texts = await Promise.all(
        listedSlugs.map(async (slug) => {
          const { body } = await context.server.ask(`/api/blogs/${encodeURIComponent(slug)}`);
          return body.html;
        }),
      );
      expect(texts.sort()).toEqual(['<p>Text 1</p>', '<p>Text 2</p>']);
    }
  });

  test('except for rows with neither id nor slug, which could not be found: they have no card', async () => {
    const noAddress = { id: null, slug: null };
    context.remote.rows = [
      postRow(1, { id: null }),
      postRow(2, noAddress),
      postRow(3, { ...noAddress, title: null }),
    ];
    expect(await slugs()).toEqual(['post-number-1']);
    expect((await context.server.ask('/api/blogs/post-number-2')).status).toBe(404);
  });

  test.each([
    ['its own', { slug: 'what-is-angioplasty' }],
    ['one made from its title', { slug: null, title: 'What is angioplasty' }],
  ])('where an article has the same slug, by the id of the post: %s', async (_, fields) => {
    context.remote.rows = [
      postRow(7, { ...fields, featured: true, content: '<p>Of the post</p>' }),
    ];
    for (const listingState of ['listed', 'not listed']) {
      await context.server.close();
      context.server = await startPostServer(context.remote);
      if (listingState === 'listed') expect(await slugs()).toEqual(['blog-7']);
      const { body } = await context.server.ask('/api/blogs/blog-7');
      expect(body).toMatchObject({ slug: 'blog-7', html: '<p>Of the post</p>', featured: [] });
    }
  });

  async function slugsOfAnotherServer(): Promise<string[]> {
    const otherServer = await startPostServer(context.remote);
    const cards = await otherServer.cards();
    await otherServer.close();
    return cards.map(({ slug }) => slug);
  }
});
