import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { recordedScroll, recordScrolls } from '../recorded-scrolls.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

const cards = (page: Page) => page.locator('main li article').filter({ visible: true });
const viewMoreButton = (page: Page) =>
  page.getByRole('button', { name: 'View More Health Articles' });

test('View More Health Articles shows the other four articles and scrolls smoothly to them after 100 ms', async ({
  page,
}) => {
  await recordScrolls(page);
  await page.goto('/blog');
  await expect(cards(page)).toHaveCount(6);
  await viewMoreButton(page).click();
  await expect(cards(page)).toHaveCount(10);
  await expect(cards(page).last()).toContainText('January 5, 2024');
  await expect(viewMoreButton(page)).toHaveCount(0);
  const anchor = page.locator('#additional-posts');
  await expect(anchor).toBeInViewport();
  await expect(anchor.getByRole('link').first()).toBeFocused();
  const scroll = await recordedScroll(page, 'additional-posts');
  expect(scroll?.options.behavior).toBe('smooth');
  expect(scroll?.pause).toBe(100);
});

test.describe('with posts of the hosted table', { tag: '@stress' }, () => {
  // One server for all tests of this group.
  test.describe.configure({ mode: 'default' });
  test.use({ expectedErrors: /images\.example|_astro|hydrat/ });

  let site: BlogSite;
  test.beforeAll(async () => {
    site = await startBlogSite({
      rows: Array.from({ length: 150 }, (_, index) => postRow(index + 1)),
    });
  });
  test.afterAll(() => site.close());

  test('the six newest are shown first, and one press shows all 160', async ({ page }) => {
    await page.goto(`${site.url}/blog`);
    const newest = [150, 149, 148, 147, 146, 145].map((id) => `Post number ${id}`);
    await expect(cards(page).getByRole('heading')).toHaveText(newest);
    await viewMoreButton(page).click();
    await expect(cards(page)).toHaveCount(160);
    await expect(viewMoreButton(page)).toBeHidden();
    const hrefs = await cards(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(160);
  });

  test('the button works before the scripts have loaded', async ({ page }) => {
    await page.route(/_astro\/.*\.js/, (route) => route.abort());
    await page.goto(`${site.url}/blog`);
    await viewMoreButton(page).click();
    await expect.poll(() => cards(page).count()).toBeGreaterThan(6);
  });
});
