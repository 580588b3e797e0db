import { expect, type Page, test } from '../site.ts';

/** In this time zone it is often another day than at the clinic. */
test.use({ timezoneId: 'America/Los_Angeles' });

/** Opens Home at a moment in Indian time; returns the element that says whether the clinic is open. */
async function openHomeAt(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(`${moment}+05:30`));
  await page.goto('/');
  return page.locator('#home [data-open-now]');
}

// src/enhancements/open-now/opening-state.test.ts tests the hours themselves.
test('the page says whether the clinic is open now, or when it opens', async ({ page }) => {
  await expect(await openHomeAt(page, '2026-11-18T12:00:00')).toHaveText('Open now');
  await expect(await openHomeAt(page, '2026-11-21T20:00:00')).toHaveText('Opens Monday 10:00 AM');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page does not say whether the clinic is open', { tag: '@stress' }, async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-open-now]').first()).toBeHidden();
  });
});
