import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { hour, setClock } from '../desk/clock.ts';
import { postRow } from '../support/databases/posts.ts';
import { type FakePostgrest, startPostgrest } from '../support/services/postgrest.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { selectIn, textOf, WebPage } from '../support/site/web-page.ts';
import { temporaryFolder } from '../support/temporary.ts';

const sample = join(import.meta.dirname, '../../clinic');

/** The local time in India, where the sample clinic is, `aheadBy` milliseconds from now. */
const indianTime = (aheadBy: number) =>
  new Date(Date.now() + aheadBy + 5.5 * hour).toISOString().slice(0, 16);

/** An article with these lines in its front matter besides its title. */
const articleOf = (title: string, ...lines: string[]) =>
  `---\n${[`title: ${title}`, ...lines].join('\n')}\n---\n\nAbout ${title}.\n`;

let remote: FakePostgrest;
let site: InProcessSite;

beforeAll(async () => {
  const folder = temporaryFolder();
  cpSync(sample, folder, { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('en/articles/tea.md', articleOf('Tea and the heart', 'date: 2026-01-02'));
  write('en/articles/secret.md', articleOf('Zucchini', 'date: 2026-01-03', 'hidden: true'));
  write('en/articles/sleep.md', articleOf('Quinces and sleep', `date: ${indianTime(hour)}`));
  write(
    'en/articles/walking.md',
    articleOf('Walking', 'date: 2026-01-04', 'featured: true', 'aliases: [walks]'),
  );
  write('hi/articles/naps.md', articleOf('झपकी', 'date: 2026-01-05', 'aliases: [short-naps]'));
  remote = await startPostgrest([postRow(1, { slug: 'tea' }), postRow(2)]);
  const environment = { CLINIC_DIR: folder, BLOGS_URL: remote.url, BLOGS_KEY: remote.key };
  site = await startInProcess(environment, { contentInterval: 200 }, { pages: true });
  await site.get('/api/blogs');
  await site.get('/api/blogs/post-number-2');
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await site.close();
  await remote.close();
});

const pageAt = async (path: string) => new WebPage(path, await site.text(path));
const cardOn = (page: WebPage, href: string) =>
  page.select('main li article').find((card) => selectIn(card, `a[href="${href}"]`).length > 0);
const redirectOf = async (path: string) => {
  const response = await site.get(path);
  return [response.status, response.headers.get('location')];
};

/** The parts of the site that show or list an article. */
async function appearancesOf(slug: string, word: string): Promise<string[]> {
  const path = `/blog/${slug}`;
  // A page waits only briefly for the table to answer that it has no such post; the API waits for the answer.
  await site.get(`/api/blogs/${slug}`);
  const ownPages = { page: path, picture: `/social${path}.png` };
  const lists = {
    listing: '/blog?view=all',
    feed: '/rss.xml',
    sitemap: '/sitemap-0.xml',
    search: `/search?q=${word}`,
  };
  const appearances = await Promise.all([
    ...Object.entries(ownPages).map(async ([name, address]) => {
      return (await site.get(address)).status === 200 ? [name] : [];
    }),
    ...Object.entries(lists).map(async ([name, address]) => {
      return (await site.text(address)).includes(path) ? [name] : [];
    }),
  ]);
  return appearances.flat();
}
const everywhere = ['page', 'picture', 'listing', 'feed', 'sitemap', 'search'];

describe('the site with articles of every kind', () => {
  it('has a page and a card for an article with only a title, a date and a text', async () => {
    const page = await pageAt('/blog/tea');
    expect(page.texts('h1')).toEqual(['Tea and the heart']);
    expect(textOf(page.one('main'))).toContain('January 2, 2026');
    expect(page.select('main article :is(img, aside, details)')).toEqual([]);
    expect(page.select('main a[href="/contact#form"]')).not.toEqual([]);
    expect(page.meta('description')[0]).toContain('Tea and the heart');
    expect(page.jsonLd('BlogPosting')).toMatchObject([
      { headline: 'Tea and the heart', datePublished: '2026-01-02T00:00:00.000Z' },
    ]);
    const card = cardOn(await pageAt('/blog'), '/blog/tea');
    expect(card && textOf(card)).toContain('No excerpt available');
    const [picture] = card ? selectIn(card, 'img') : [];
    expect(picture?.attribs['src']).toContain('when-to-consult-cardiologist');
    expect(await appearancesOf('tea', 'tea')).toEqual(everywhere);
  });

  it('shows a hidden article nowhere', async () => {
    expect(await appearancesOf('secret', 'zucchini')).toEqual([]);
  });

  it('shows a scheduled article nowhere until its time has come, and then everywhere', async () => {
    expect(await appearancesOf('sleep', 'quinces')).toEqual([]);
    setClock(hour + 60_000);
    await expect.poll(() => appearancesOf('sleep', 'quinces')).toEqual(everywhere);
  });

  it('redirects the former addresses of an article, in every language', async () => {
    for (const language of ['', '/hi', '/mr']) {
      expect(await redirectOf(`${language}/blog/walks`)).toEqual([301, '/blog/walking']);
      expect(await redirectOf(`${language}/blog/short-naps`)).toEqual([301, '/hi/blog/naps']);
    }
  });

  it('lists in every language an article that exists only in Hindi, and names its language', async () => {
    for (const path of ['/blog', '/mr/blog']) {
      const card = cardOn(await pageAt(path), '/hi/blog/naps');
      expect(card && textOf(card), path).toContain('हिन्दी');
      expect(card && selectIn(card, 'h2[lang=hi]').map(textOf), path).toEqual(['झपकी']);
    }
    expect(await redirectOf('/blog/naps')).toEqual([301, '/hi/blog/naps']);
    expect((await site.get('/hi/blog/naps')).status).toBe(200);
    expect(await site.text('/hi/rss.xml')).toContain('/hi/blog/naps');
    expect(await site.text('/rss.xml')).not.toContain('/blog/naps');
    const sitemap = await site.text('/sitemap-0.xml');
    expect(sitemap.match(/[^>]*\/blog\/naps(?=<)/g)).toEqual([expect.stringContaining('/hi/blog')]);
  });
});

describe('an article beside the posts of a hosted table', () => {
  it('keeps its address, and a post with the same one gets an address made from its id', async () => {
    const listing = await pageAt('/blog?view=all');
    const titleOf = (href: string) => {
      const card = cardOn(listing, href);
      return card && selectIn(card, 'h2').map(textOf)[0];
    };
    expect(titleOf('/blog/tea')).toBe('Tea and the heart');
    expect(titleOf('/blog/blog-1')).toBe('Post number 1');
  });

  it('is shown at the foot of posts and articles if the clinic features it', async () => {
    const post = await pageAt('/blog/post-number-2');
    expect(textOf(post.one('section[aria-labelledby="more-from-clinic"]'))).toContain('Walking');
    const article = await pageAt('/blog/what-is-angioplasty');
    expect(
      selectIn(article.one('section[aria-labelledby=related]'), 'li a').map(textOf)[0],
    ).toContain('Walking');
  });

  it('is not in the responses of the API, which returns only the posts of the table', async () => {
    const { posts } = JSON.parse(await site.text('/api/blogs'));
    expect(posts.map(({ slug }: { slug: string }) => slug)).toEqual(['post-number-2', 'blog-1']);
    expect((await site.get('/api/blogs/walking')).status).toBe(404);
  });
});
