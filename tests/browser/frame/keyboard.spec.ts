import { field, fields, success } from '../form/form.ts';
import { expectEveryStopSeen } from '../looks/focus.ts';
import { desktop, expect, link, phone, stressIf, test, zooms } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab offers to skip to the content, and Enter goes there', async ({ page }) => {
  await page.goto('/');
  const skip = link(page, 'Skip to content');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page.locator('#home'), 'What to do now')).toBeFocused();
});

const windows = { phone, desktop, ...zooms };

for (const path of ['/', '/offers', '/contact', '/blog/what-is-angioplasty']) {
  const title = `Tab through ${path} marks every stop uncovered, on phone and desktop and zoomed in`;
  // The header and the bar, which cover what is behind them, are the same on all pages.
  test(title, stressIf(true), async ({ page }) => {
    await page.goto(path);
    for (const [name, viewport] of Object.entries(windows)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectEveryStopSeen(page, name, path === '/' ? 'page' : 'main');
    }
  });
}

test(
  'the menu of a phone can be opened, walked through and closed by keyboard',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const menu = page.locator('header details');
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    for (const name of [
      'हिन्दी',
      'मराठी',
      'Search',
      'What it costs',
      'Before you come',
      'Chest pain, now',
    ]) {
      await page.keyboard.press('Tab');
      await expect(link(menu, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(link(menu, 'Home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(menu.locator('summary')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(link(page.locator('#home'), 'What to do now')).toBeFocused();
  },
);

test(
  'the long description of a service can be opened and closed by keyboard',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    const details = page.locator('#services details').first();
    await details.locator('summary').focus();
    await page.keyboard.press('Space');
    await expect(details.locator('p')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(details.locator('p')).toBeHidden();
  },
);

test('a message can be written and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Full Name').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  for (const [label, value] of Object.entries(fields)) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
});
