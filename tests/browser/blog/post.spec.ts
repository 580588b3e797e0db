import { expect, type Page } from '@playwright/test';
import { type BlogSite, startBlogSite, test } from '../../support/blog-site.ts';
import { postRow } from '../../support/posts.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

let site: BlogSite;

const picture = 'https://images.example/walking.jpg';
const full = postRow(1, {
  title: 'Walking after a heart attack',
  slug: 'walking',
  excerpt: 'When to begin, and when to stop.',
  content: `<h1>The first week</h1><p>${'step '.repeat(450)}</p><h3>Stairs</h3><img src="${picture}">`,
  featured_image: picture,
  created_at: '2026-01-31T10:00:00+00:00',
});
const nothing = { excerpt: null, content: null, featured_image: null, created_at: null };

test.beforeAll(async () => {
  const rows = [
    full,
    postRow(2, { title: 'A bare post', slug: 'bare', ...nothing }),
    postRow(3, { title: 'Salt & the Heart: 5 Facts!', slug: ' ' }),
    postRow(44, { title: null, slug: null }),
    postRow(5, { title: 'हृदय', slug: null }),
    postRow(6, { slug: 'draft', published: false }),
    ...[7, 8, 9, 10].map((id) => postRow(id, { featured: true })),
  ];
  site = await startBlogSite({ rows });
});

test.afterAll(() => site.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a post shows all that the clinic wrote of it', async ({ page }) => {
  await page.goto(`${site.url}/blog/walking`);
  await expect(heading(page)).toHaveText('Walking after a heart attack');
  const main = page.locator('main');
  await expect(main.getByText('January 31, 2026', { exact: true })).toBeVisible();
  await expect(main.getByText('3 min read')).toBeVisible();
  await expect(main.getByText('When to begin, and when to stop.')).toBeVisible();
  await expect(main.locator('article > img').first()).toHaveAttribute('src', picture);
  await expect(main.getByText(/^step step/)).toBeVisible();
  await expect(main.getByText('Published on January 31, 2026', { exact: true })).toBeVisible();
  const levels = await main
    .locator('h1, h2, h3')
    .evaluateAll((all) => all.map(({ tagName, textContent }) => `${tagName} ${textContent}`));
  expect(levels.slice(0, 3)).toEqual([
    'H1 Walking after a heart attack',
    'H2 The first week',
    'H3 Stairs',
  ]);
});

test('its foot leads to the three newest posts that the clinic puts forward', async ({ page }) => {
  const featured = page.getByRole('region', { name: 'More from the clinic' });
  await page.goto(`${site.url}/blog/walking`);
  const numbers = (...ids: number[]) => ids.map((id) => `Post number ${id}`);
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(numbers(10, 9, 8));
  await featured.getByRole('link', { name: 'Post number 9' }).click();
  await expect(heading(page)).toHaveText('Post number 9');
  await expect(featured.getByRole('heading', { level: 3 })).toHaveText(numbers(10, 8));
});

test('a post that has only a title says what is missing', async ({ page }) => {
  await page.goto(`${site.url}/blog/bare`);
  await expect(heading(page)).toHaveText('A bare post');
  await expect(page.getByText('No content available.', { exact: true })).toBeVisible();
  await expect(page.getByText('Date not available', { exact: true })).toBeVisible();
  await expect(page.getByText('Published on Date not available')).toBeVisible();
  await expect(page.getByText('1 min read').first()).toBeVisible();
  await expect(page.locator('main article > img[fetchpriority=high]')).toHaveCount(0);
});

for (const [title, path] of [
  ['Salt & the Heart: 5 Facts!', '/blog/salt-the-heart-5-facts'],
  ['Untitled Blog Post', '/blog/blog-44'],
  ['हृदय', '/blog/blog-5'],
] as const) {
  test(`the card “${title}” opens its post at ${path}`, async ({ page }) => {
    await page.goto(`${site.url}/blog?view=all`);
    await page.getByRole('link', { name: title }).click();
    await expect(heading(page)).toHaveText(title);
    expect(page.url()).toBe(site.url + path);
  });
}

test.describe('Back to Blog', () => {
  test('stands at both ends, and goes back to where the visitor was', async ({ page }) => {
    await page.goto(`${site.url}/blog?view=all`);
    await page.getByRole('link', { name: 'A bare post' }).click();
    const back = page.locator('main').getByRole('link', { name: 'Back to Blog' });
    await expect(back).toHaveCount(2);
    await back.last().click();
    await expect(page).toHaveURL(`${site.url}/blog?view=all`);
    await page.goForward();
    await expect(heading(page)).toHaveText('A bare post');
  });

  test('leads to the listing for those who came from elsewhere', async ({ page }) => {
    await page.goto(`${site.url}/blog/bare`);
    await page.locator('main').getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL(`${site.url}/blog`);
  });
});

for (const slug of ['no-such-post', 'draft', 'blog-6', 'blog-99', '%F0%9F%92%94', 'a%2Fb']) {
  test(`/blog/${slug} leads to the listing, and leaves no step in history`, async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await page.goto(`${site.url}/blog/${slug}`);
    await expect(page).toHaveURL(`${site.url}/blog`);
    await page.goBack();
    await expect(page).toHaveURL(`${site.url}/contact`);
  });
}

test('no table of any width makes a phone scroll sideways', async ({ page }) => {
  const long = 'Electrocardiography'.repeat(15);
  const cells = `<td>${long}</td>`.repeat(8);
  site.remote.rows.push(
    postRow(70, {
      slug: 'wide',
      title: long,
      excerpt: long,
      content: `<p>${long}</p><table><tr>${cells}</tr></table><h2>${long}</h2><ul><li>${long}</li></ul>`,
    }),
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/blog/wide`);
  await expect(heading(page)).toHaveText(long);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
