import { expect } from '@playwright/test';
import { test } from '../../support/blog-site.ts';
import { postRow } from '../../support/posts.ts';

// The browser tries a failed read four times, with longer and longer breaks.
test.describe.configure({ timeout: 60_000 });

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, place) => postRow(place + 1));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sixty cards are one page, and beyond them numbers lead to all', async ({
    page,
    startSite,
  }) => {
    const { url, remote } = await startSite({ rows: rowsUpTo(50), timing: { fresh: 1 } });
    const cards = page.locator('main li article').filter({ visible: true });
    const numbers = page.getByRole('navigation', { name: 'Pages of articles' }).getByRole('link');
    await page.goto(`${url}/blog`);
    await expect(cards).toHaveCount(60);
    await expect(numbers).toHaveCount(0);

    remote.rows.push(postRow(51));
    await expect(async () => {
      await page.reload();
      await expect(numbers).toHaveCount(4, { timeout: 500 });
    }).toPass();
    const titles = new Set<string>();
    for (const number of ['1', '2', '3', '4']) {
      await numbers.getByText(number, { exact: true }).click();
      await expect(numbers.and(page.locator('[aria-current=page]'))).toHaveText(number);
      for (const title of await cards.getByRole('heading').allTextContents()) titles.add(title);
    }
    expect(titles.size).toBe(61);
  });

  test('posts that are slow leave no spinner that turns forever', async ({ page, startSite }) => {
    const mood = { kind: 'hanging' } as const;
    const { url } = await startSite({ rows: rowsUpTo(1), mood });
    await page.goto(`${url}/blog`);
    await expect(page.getByText('Loading blog posts...')).toBeHidden();
    await expect(page.locator('main li article').filter({ visible: true })).toHaveCount(10);
  });
});

test('a page that does not exist leads to the first', async ({ page, startSite }) => {
  const { url } = await startSite({ rows: rowsUpTo(60) });
  for (const number of ['0', '-1', '5', 'x', '1e9']) {
    await page.goto(`${url}/blog?page=${number}`);
    expect(page.url()).toBe(`${url}/blog`);
  }
  await page.goto(`${url}/blog?page=3`);
  await expect(page).toHaveTitle(/Page 3/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\?page=3$/);
});

test('where older posts cannot be fetched the page says so, and asking again brings them', async ({
  page,
  startSite,
}) => {
  const { url } = await startSite({ rows: rowsUpTo(100) });
  const cards = page.locator('main li article').filter({ visible: true });
  await page.goto(`${url}/blog`);
  await page.route('**/api/blogs?*', (route) =>
    route.fulfill({ status: 502, json: { posts: [], error: 'The database is resting' } }),
  );
  await page.getByRole('button', { name: 'View More Health Articles' }).click();
  await expect(cards).toHaveCount(18);
  await expect(page.getByRole('alert')).toContainText('The database is resting', {
    timeout: 20_000,
  });
  await page.unroute('**/api/blogs?*');
  await page.getByRole('button', { name: 'View More Health Articles' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(cards).toHaveCount(78);
});
