import { expect } from '@playwright/test';
import { postRow } from '../../support/databases/posts.ts';
import { stressIf } from '../site.ts';
import { test } from './site.ts';

// In npm test, listing-cards.spec.ts shows thirty.
test(
  'one click shows all posts, however many there are',
  stressIf(true),
  async ({ page, startSite }) => {
    const rows = Array.from({ length: 150 }, (_, place) => postRow(place + 1));
    const { url } = await startSite({ rows });
    await page.goto(`${url}/blog`);
    const cards = page.locator('main li article').filter({ visible: true });
    const viewMore = page.getByRole('button', { name: 'View More Health Articles' });
    await expect(cards).toHaveCount(6);
    await viewMore.click();
    await expect(cards).toHaveCount(160);
    await expect(viewMore).toBeHidden();
    const links = await cards
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(160);
  },
);
