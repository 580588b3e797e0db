import { expect, link, notFoundNoise, test } from './site.ts';

test.use({ noise: notFoundNoise });

test('an unknown address says so, links to Home, is not indexed and is logged', {
  tag: '@stress',
}, async ({ page }) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('/no-such-page/at-all'),
  );
  const response = await page.goto('/no-such-page/at-all');
  expect(response?.status()).toBe(404);
  await logged;
  const main = page.getByRole('main');
  await expect(main.getByText('404', { exact: true })).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await link(main, 'Return to Home').click();
  await expect(page).toHaveURL('/');
});
