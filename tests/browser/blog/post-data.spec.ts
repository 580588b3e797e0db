import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { type BlogSite, startBlogSite, test } from '../../support/blog-site.ts';
import { postRow } from '../../support/posts.ts';

// One server for all of them.
test.describe.configure({ mode: 'default', timeout: 60_000 });

const clinic = parse(
  readFileSync(join(import.meta.dirname, '../../../clinic/clinic.yaml'), 'utf8'),
);
const origin: string = clinic.siteUrl;
let site: BlogSite;

test.beforeAll(async () => {
  const rows = [
    postRow(1, {
      title: 'Salt & “sugar” <and> the heart',
      slug: 'salt & sugar',
      content:
        '<h4>Late heading</h4><p>Text</p><h6>Deeper</h6><img src="https://images.example/a.jpg">',
    }),
    postRow(2, { featured: true }),
    postRow(3, { title: 'Broken\u0008 by \u000b a control \ud800 character', slug: null }),
  ];
  site = await startBlogSite({ rows });
});

test.afterAll(() => site.close());

const address = `${origin}/blog/salt%20%26%20sugar`;

async function xml(page: Page, path: string): Promise<{ names: string[]; texts: string[] }> {
  await page.goto(`${site.url}/privacy`);
  return page.evaluate(async (from) => {
    const text = await (await fetch(from)).text();
    const parsed = new DOMParser().parseFromString(text, 'text/xml');
    const all = [...parsed.querySelectorAll('*')];
    return {
      names: all.map(({ tagName }) => tagName),
      texts: all.filter((one) => one.children.length === 0).map((one) => one.textContent ?? ''),
    };
  }, path);
}

test('search engines and shared links get the post’s own data', async ({ page }) => {
  await page.goto(`${site.url}/blog/${encodeURIComponent('salt & sugar')}`);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  await expect(page).toHaveTitle(/^Salt & “sugar” <and> the heart/);
  await expect(meta('description')).toHaveAttribute('content', 'What post 1 is about.');
  await expect(meta('robots')).toHaveAttribute('content', 'index, follow');
  await expect(meta('og:type')).toHaveAttribute('content', 'article');
  await expect(meta('og:image')).toHaveAttribute('content', 'https://images.example/1.jpg');
  await expect(meta('article:published_time')).toHaveAttribute('content', /^2025-01-01T/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  const graph: Record<string, unknown>[] = JSON.parse(data ?? '{}')['@graph'];
  expect(graph.find((record) => record['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Salt & “sugar” <and> the heart',
    description: 'What post 1 is about.',
    image: 'https://images.example/1.jpg',
    url: address,
    datePublished: '2025-01-01T10:01:00.000Z',
    author: { '@id': `${origin}/#doctor` },
  });
});

test('the feed holds the posts beside the built-in articles', async ({ page }) => {
  const { names, texts } = await xml(page, '/rss.xml');
  expect(names).not.toContain('parsererror');
  expect(names.filter((name) => name === 'item')).toHaveLength(13);
  expect(texts).toContain('Salt & “sugar” <and> the heart');
  expect(texts).toContain(address);
  expect(texts).toContain('Broken by  a control  character');
  expect(texts).toContain(`${origin}/blog/what-is-angioplasty`);
});

test('the sitemap holds the posts, and the index names it', async ({ page }) => {
  const { names, texts } = await xml(page, '/sitemap-posts.xml');
  expect(names).not.toContain('parsererror');
  expect(texts).toContain(address);
  expect(texts).toContain(`${origin}/blog/post-number-2`);
  expect((await xml(page, '/sitemap-index.xml')).texts).toContain(`${origin}/sitemap-posts.xml`);
});

test('while posts cannot be read the feed has the articles, and the sitemap does not call posts gone', async ({
  startSite,
}) => {
  const { url } = await startSite({
    mood: { kind: 'error', status: 401, message: 'Invalid API key' },
  });
  const feed = await fetch(`${url}/rss.xml`);
  expect(feed.status).toBe(200);
  expect((await feed.text()).match(/<item>/g)).toHaveLength(10);
  expect((await fetch(`${url}/sitemap-posts.xml`)).status).toBe(503);
});

for (const path of ['/blog/salt%20%26%20sugar', '/blog?view=all', '/blog']) {
  test(`nobody is kept out of ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(site.url + path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

for (const path of ['/blog', '/blog/post-number-1']) {
  test(`nobody is kept out of ${path} while it loads`, async ({ page, startSite }) => {
    const { url } = await startSite({ mood: { kind: 'hanging' } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(url + path);
    await expect(page.getByRole('status').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}
