import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleClinic } from '../support/content/sample-clinic.ts';
import { postRow } from '../support/databases/posts.ts';
import { type BlogSite, startBlogSite } from '../support/site/blog-site.ts';
import { readXml } from '../support/site/crawl.ts';
import { WebPage } from '../support/site/web-page.ts';

const origin = sampleClinic.siteUrl;
const address = `${origin}/blog/salt%20%26%20sugar`;
const title = 'Salt & “sugar” <and> the heart';

let site: BlogSite;
beforeAll(async () => {
  const rows = [
    postRow(1, { title, slug: 'salt & sugar' }),
    postRow(2, { featured: true }),
    postRow(3, { title: 'Broken\u0008 by \u000b a control \ud800 character', slug: null }),
  ];
  site = await startBlogSite({ rows });
});
afterAll(() => site.close());

describe('for search engines and shared links', () => {
  it('a post has its metadata', async () => {
    const path = '/blog/salt%20%26%20sugar';
    const page = new WebPage(path, await site.server.text(path));
    expect(page.title.startsWith(title)).toBe(true);
    expect(page.meta('description')).toEqual(['What post 1 is about.']);
    expect(page.meta('robots')).toEqual(['index, follow']);
    expect(page.meta('og:type')).toEqual(['article']);
    expect(page.meta('og:image')).toEqual(['https://images.example/1.jpg']);
    expect(page.meta('article:published_time')).toEqual([expect.stringMatching(/^2025-01-01T/)]);
    expect(page.links('canonical')).toEqual([address]);
    expect(page.jsonLd('BlogPosting')).toMatchObject([
      {
        headline: title,
        description: 'What post 1 is about.',
        image: 'https://images.example/1.jpg',
        url: address,
        datePublished: '2025-01-01T10:01:00.000Z',
        author: { '@id': `${origin}/#doctor` },
      },
    ]);
  });
});

describe('the feed', () => {
  it('has the posts beside the articles', async () => {
    const { rss } = await readXml(site.server, '/rss.xml');
    const items: { title: string; link: string }[] = rss.channel.item;
    expect(items).toHaveLength(13);
    expect(items.map((item) => item.title)).toEqual(
      expect.arrayContaining([title, 'Broken by  a control  character']),
    );
    expect(items.map(({ link }) => link)).toEqual(
      expect.arrayContaining([address, `${origin}/blog/what-is-angioplasty`]),
    );
  });

  it('has the articles while posts cannot be read; the sitemap of posts is unavailable then, not empty', async () => {
    const behaviour = { kind: 'error', status: 401, message: 'Invalid API key' } as const;
    const failingSite = await startBlogSite({ behaviour });
    const feed = new XMLParser().parse(await failingSite.server.text('/rss.xml'));
    expect(feed.rss.channel.item).toHaveLength(10);
    expect((await failingSite.server.get('/sitemap-posts.xml')).status).toBe(503);
    await failingSite.close();
  });
});

describe('the sitemap of posts', () => {
  it('lists them, and the index names it', async () => {
    const { urlset } = await readXml(site.server, '/sitemap-posts.xml');
    const locations = urlset.url.map(({ loc }: { loc: string }) => loc);
    expect(locations).toEqual(expect.arrayContaining([address, `${origin}/blog/post-number-2`]));
    const { sitemapindex } = await readXml(site.server, '/sitemap-index.xml');
    const maps = [sitemapindex.sitemap].flat().map(({ loc }: { loc: string }) => loc);
    expect(maps).toContain(`${origin}/sitemap-posts.xml`);
  });
});
