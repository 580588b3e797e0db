import { desktop, expect, type Page, phone, test } from './site.ts';

// Without motion, as a busy machine may abort the transition between two pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const field = (page: Page) => page.getByRole('searchbox');

for (const [container, viewport] of Object.entries({ 'the header': desktop, 'the menu': phone })) {
  test(`Search in ${container} moves the focus to the field`, { tag: '@stress' }, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/privacy');
    if (viewport === phone) await page.locator('header summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Search', exact: true })).toBeInViewport();
  });
}

test('Enter in the search field of the blog searches the whole site', async ({ page }) => {
  await page.goto('/blog');
  await field(page).fill('rewa');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=rewa');
  await expect(page.getByRole('heading', { name: /results? for/ })).toBeVisible();
});
