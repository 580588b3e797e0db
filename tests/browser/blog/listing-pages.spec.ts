import { expect } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { stressIf } from '../site.ts';
import { expectAfterBreaks, test, unreadNoise } from './site.ts';

test.use({ noise: unreadNoise });

const rowsUpTo = (count: number) => Array.from({ length: count }, (_, place) => postRow(place + 1));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'slow posts leave no spinner that turns forever',
    stressIf(true),
    async ({ page, startSite }) => {
      const behaviour = { kind: 'hanging' } as const;
      const { url } = await startSite({ rows: rowsUpTo(1), behaviour });
      await page.goto(`${url}/blog`);
      await expect(page.getByText('Loading blog posts...')).toBeHidden();
      await expect(page.getByText('Some newer articles have not arrived yet.')).toBeVisible();
      await expect(page.locator('main li article').filter({ visible: true })).toHaveCount(10);
      await page.goto(`${url}/blog/post-number-1`);
      await expect(page.getByText('Loading blog post...')).toBeHidden();
      await expect(page.getByText('This article has not arrived yet.')).toBeVisible();
      const again = page.getByRole('link', { name: 'Load this page again' });
      await expect(again).toHaveAttribute('href', '/blog/post-number-1');
    },
  );
});

test(
  'the page says that older posts could not be loaded, and trying again loads them',
  stressIf(true),
  async ({ page, startSite }) => {
    const { url } = await startSite({ rows: rowsUpTo(100) });
    const cards = page.locator('main li article').filter({ visible: true });
    await page.clock.install();
    await page.goto(`${url}/blog`);
    await page.route('**/api/blogs?*', (route) =>
      route.fulfill({ status: 502, json: { posts: [], error: 'The database is resting' } }),
    );
    await page.getByRole('button', { name: 'View More Health Articles' }).click();
    await expect(cards).toHaveCount(18);
    const alert = page.getByRole('alert');
    await expectAfterBreaks(page, alert.filter({ hasText: 'The database is resting' }));
    await page.unroute('**/api/blogs?*');
    await page.getByRole('button', { name: 'View More Health Articles' }).click();
    await expect(alert).toBeHidden();
    await expect(cards).toHaveCount(110);
  },
);
