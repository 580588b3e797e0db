import { expect } from '@playwright/test';
import { postRow } from '../../support/posts.ts';
import { test } from './site.ts';

test('a visitor is shown more each time she asks', async ({ page, startSite }) => {
  const rows = Array.from({ length: 300 }, (_, place) => postRow(place + 1));
  const { url } = await startSite({ rows });
  await page.goto(`${url}/blog`);
  const cards = page.locator('main li article').filter({ visible: true });
  const viewMore = page.getByRole('button', { name: 'View More Health Articles' });
  await expect(cards).toHaveCount(6);
  await viewMore.click();
  await expect(cards).toHaveCount(78);
  await viewMore.click();
  await expect(cards).toHaveCount(138);
  const links = await cards
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(links).size).toBe(138);
  expect(links.at(-1)).toBe('/blog/post-number-163');
});
