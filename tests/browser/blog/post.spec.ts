import { expect, type Page } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { isLeftToBrowser } from '../frame/modified-click.ts';
import { expectNoViolation } from '../looks/axe.ts';
import { type BlogSite, startBlogSite, test } from './site.ts';

// One server for all tests of this file.
test.describe.configure({ mode: 'default' });

let site: BlogSite;

test.beforeAll(async () => {
  const content = `<p>The text of post 1.</p><h4>Late heading</h4><h6>Deeper</h6>`;
  const rows = [
    postRow(1, { content }),
    postRow(2, { title: 'A bare post', slug: 'bare', content: null }),
  ];
  site = await startBlogSite({ rows });
});

test.afterAll(() => site.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a post opens from its card and can be read to the end', async ({ page }) => {
  await page.goto(`${site.url}/blog`);
  await page.getByRole('link', { name: 'Post number 1' }).click();
  await expect(heading(page)).toHaveText('Post number 1');
  await expect(page.getByText('The text of post 1.')).toBeVisible();
  await expectNoViolation(page);
  await page.getByText('Published on January 1, 2025').scrollIntoViewIfNeeded();
  await expect(page.getByText('Published on January 1, 2025')).toBeInViewport();
});

test.describe('Back to Blog', () => {
  test('is at the top and the bottom, and returns to where the visitor was', {
    tag: '@stress',
  }, async ({ page }) => {
    await page.goto(`${site.url}/blog?view=all`);
    await page.getByRole('link', { name: 'A bare post' }).click();
    const back = page.locator('main').getByRole('link', { name: 'Back to Blog' });
    await expect(back).toHaveCount(2);
    await back.last().click();
    await expect(page).toHaveURL(`${site.url}/blog?view=all`);
    await page.goForward();
    await expect(heading(page)).toHaveText('A bare post');
    for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const)
      expect(await isLeftToBrowser(back.first(), key), key).toBe(true);
  });

  test('leads to the listing if the visitor came from elsewhere', { tag: '@stress' }, async ({
    page,
  }) => {
    await page.goto(`${site.url}/blog/bare`);
    await page.locator('main').getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL(`${site.url}/blog`);
  });
});
