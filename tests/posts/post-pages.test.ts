import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareNumbersOn } from '../support/content/bare-numbers.ts';
import { callLink, phoneText, sampleClinic } from '../support/content/sample-clinic.ts';
import { postRow } from '../support/databases/posts.ts';
import { type BlogSite, startBlogSite } from '../support/site/blog-site.ts';
import { selectIn, textOf, WebPage } from '../support/site/web-page.ts';

const picture = 'https://images.example/walking.jpg';
const fullRow = postRow(1, {
  title: 'Walking after a heart attack',
  slug: 'walking',
  excerpt: 'When to begin, and when to stop.',
  content: `<h1>The first week</h1><p>${'step '.repeat(450)}</p><h3>Stairs</h3><img src="${picture}">`,
  featured_image: picture,
  created_at: '2026-01-31T10:00:00+00:00',
});
/** As long as a slug may be. */
const longSlug = 'ह'.repeat(200);
const emptyFields = { excerpt: null, content: null, featured_image: null, created_at: null };

let site: BlogSite;
beforeAll(async () => {
  const rows = [
    fullRow,
    postRow(2, { title: 'A bare post', slug: 'bare', ...emptyFields }),
    postRow(12, { slug: 'not-shown', content: '<script>alert(1)</script>' }),
    postRow(3, { title: 'Salt & the Heart: 5 Facts!', slug: ' ' }),
    postRow(44, { title: null, slug: null }),
    postRow(5, { title: 'हृदय', slug: null }),
    postRow(6, { slug: 'draft', published: false }),
    postRow(7, { title: 'A long address', slug: longSlug }),
    postRow(12, { slug: 'numbers', excerpt: `In pain call 108 & us: ${phoneText}.` }),
    ...[7, 8, 9, 10].map((id) => postRow(id, { featured: true })),
  ];
  site = await startBlogSite({ rows });
});
afterAll(() => site.close());

/** Reads a page once the server has read its post, for which the page itself waits only briefly. */
async function pageAt(path: string): Promise<WebPage> {
  const read = () => fetch(`${site.url}/api${path.replace('/blog', '/blogs')}`);
  await expect.poll(async () => (await read()).status).not.toBe(502);
  return new WebPage(path, await site.server.text(path));
}

describe('the page of a post', () => {
  it('shows all fields of its row', async () => {
    const page = await pageAt('/blog/walking');
    const text = textOf(page.one('main'));
    for (const phrase of [
      'January 31, 2026',
      '3 min read',
      'When to begin, and when to stop.',
      'step step',
      'Published on January 31, 2026',
    ])
      expect(text).toContain(phrase);
    const [headPicture] = page.select('main article > img');
    expect(headPicture?.attribs['src']).toBe(picture);
    const headings = page.select('main :is(h1, h2, h3)');
    expect(headings.slice(0, 3).map((element) => `${element.name} ${textOf(element)}`)).toEqual([
      'h1 Walking after a heart attack',
      'h2 The first week',
      'h3 Stairs',
    ]);
  });

  it('makes links of the phone numbers in its excerpt, even if the browser itself loads the post', async () => {
    const page = await pageAt('/blog/numbers');
    const [excerpt] = page.select('main article > p');
    expect(excerpt && textOf(excerpt)).toBe(`In pain call 108 & us: ${phoneText}.`);
    expect(bareNumbersOn([page], sampleClinic.contact)).toEqual([]);
    const { excerptParts } = JSON.parse(await site.server.text('/api/blogs/numbers'));
    expect(excerptParts).toEqual([
      'In pain call ',
      { text: '108', href: 'tel:108' },
      ' & us: ',
      { text: phoneText.replaceAll(' ', '\u00a0'), href: callLink },
      '.',
    ]);
  });

  it('links to the three newest featured posts', async () => {
    const featuredAt = async (path: string) => {
      const page = await pageAt(path);
      const region = page
        .select('main section')
        .find((section) => selectIn(section, 'h2').map(textOf).includes('More from the clinic'));
      return region ? selectIn(region, 'h3').map(textOf) : [];
    };
    const titles = (...ids: number[]) => ids.map((id) => `Post number ${id}`);
    expect(await featuredAt('/blog/walking')).toEqual(titles(10, 9, 8));
    expect(await featuredAt('/blog/post-number-9')).toEqual(titles(10, 8));
  });

  it('reports that the rest is missing if there is only a title', async () => {
    const page = await pageAt('/blog/bare');
    expect(page.texts('h1')).toEqual(['A bare post']);
    const text = textOf(page.one('main'));
    expect(text).toContain('Published on Date not available');
    expect(text).toContain('1 min read');
    expect(page.select('main article p').map(textOf)).toContain('No content available.');
    expect(page.select('main article > img[fetchpriority=high]')).toEqual([]);
  });

  it('reports that its content is missing if the sanitiser leaves nothing of it', async () => {
    const page = await pageAt('/blog/not-shown');
    expect(page.select('main article p').map(textOf)).toContain(
      'No content available for this blog post.',
    );
  });

  it.each(['no-such-post', 'draft', 'blog-6', 'blog-99', '%F0%9F%92%94', 'a%2Fb'])(
    'redirects to the listing, which shows that the post is missing, if there is none: /blog/%s',
    async (slug) => {
      const response = await site.server.get(`/blog/${slug}`);
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        '/blog?unavailable',
      ]);
    },
  );

  it('keeps loading for a visitor if the post is slow, and tells a crawler to come back', async () => {
    const ask = (agent: string) =>
      fetch(`${site.url}/blog/late`, { headers: { 'user-agent': agent } });
    site.remote.behaviour = { kind: 'hanging' };
    const [visitor, crawler] = await Promise.all([
      ask('Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36'),
      ask('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'),
    ]);
    site.remote.behaviour = { kind: 'normal' };
    expect([visitor.status, crawler.status, crawler.headers.get('retry-after')]).toEqual([
      200,
      503,
      '60',
    ]);
    const page = new WebPage('/blog/late', await visitor.text());
    expect(page.title).toMatch(/^Loading blog post\.\.\./);
    expect(page.meta('robots')).toEqual(['noindex']);
  });

  it('is replaced by a message on the listing, in the language of the page, if the post is missing', async () => {
    const alerts = (page: WebPage) => page.select('main [role=alert]').map(textOf);
    const message = expect.stringContaining('आप जो लेख खोल रहे थे');
    expect(alerts(await pageAt('/hi/blog?unavailable'))).toEqual([message]);
    expect(alerts(await pageAt('/hi/blog'))).toEqual([]);
  });
});
