import { expect, link, stressIf, test } from '../site.ts';

test(
  'Back to Blog on a built-in article leads to the listing, wherever the visitor came from',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    await page.locator('main a[href="/blog/hypertension-management"]').click();
    await expect(page).toHaveURL('/blog/hypertension-management');
    await link(page, 'Back to Blog').first().click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await expect(page).toHaveURL('/blog/hypertension-management');
  },
);
