import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { SiteServer } from '../support/site-server.ts';
import { freshSqlite } from '../support/temporary.ts';

let site: SiteServer;

beforeAll(async () => {
  const url = freshSqlite();
  const database = await openDatabase(url);
  const row = { created_at: '2025-01-14T19:00:00.000Z', published: true };
  await database
    .insertInto('blogs')
    .values([
      { ...row, title: 'Past midnight', slug: 'past-midnight', content: '<p>Text</p>' },
      { ...row, title: 'Bare', slug: 'bare', content: null },
      { ...row, title: 'Blank', slug: 'blank', content: ' \n' },
      { ...row, title: 'Script', slug: 'script', content: '<script>alert(1)</script>' },
      { ...row, title: 'Huge', slug: 'huge', content: '<div>'.repeat(100_000) },
    ])
    .execute();
  await database.destroy();
  site = await SiteServer.start({ DATABASE_URL: url });
});

afterAll(() => site.stop());

describe('a post of half past midnight in the clinic’s time zone', () => {
  test('is of that day in the API', async () => {
    expect(JSON.parse(await site.text('/api/blogs/past-midnight'))).toMatchObject({
      date: 'January 15, 2025',
      createdAt: '2025-01-14T19:00:00.000Z',
    });
  });

  test('is of that day on its card, below its title and in its footer', async () => {
    expect(daysIn(await site.text('/blog'))).toContain('January 15, 2025');
    const page = await site.text('/blog/past-midnight');
    expect(page.match(/<time [^>]*>[^<]*/g)).toEqual([
      '<time dateTime="2025-01-14T19:00:00.000Z">January 15, 2025',
    ]);
    expect(page.match(/Published on [^<]*/g)).toEqual(['Published on January 15, 2025']);
  });

  test('has its exact moment in the feed and for search engines', async () => {
    const feed = await site.text('/rss.xml');
    expect(feed.match(/<pubDate>[^<]*/)?.[0]).toBe('<pubDate>Tue, 14 Jan 2025 19:00:00 GMT');
    const page = await site.text('/blog/past-midnight');
    expect(page.match(/"datePublished":"[^"]*"/)?.[0]).toBe(
      '"datePublished":"2025-01-14T19:00:00.000Z"',
    );
  });
});

describe('in place of its text a post says', () => {
  const missing = async (slug: string) =>
    (await site.text(`/blog/${slug}`)).match(/No content available[^<]*/g);

  test.each(['bare', 'blank'])('that there is none, where it has none (%s)', async (slug) => {
    expect(await missing(slug)).toEqual(['No content available.']);
  });

  test.each(['script', 'huge'])('that nothing of it can be shown (%s)', async (slug) => {
    expect(await missing(slug)).toEqual(['No content available for this blog post.']);
  });
});

/** The days that a page shows in words. */
function daysIn(html: string): string[] {
  const days = html.matchAll(/<span>([A-Z][a-z]+ \d{1,2}, \d{4})<\/span>/g);
  return [...days].map(([, day = '']) => day);
}
