import { expect, test } from '../site.ts';

test('an article is printed without header, menus, bar and footer, and with all its words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/blog/what-is-angioplasty');
  const bar = page.getByRole('navigation', { name: 'Contact the clinic' });
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header[data-site]', 'footer[data-site]', '[data-screen-only]']) {
    for (const one of await page.locator(part).all()) await expect(one).toBeHidden();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(bar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const paragraph of await page.locator('.prose > *').all()) {
    await expect(paragraph).toBeVisible();
    await expect(paragraph).toHaveCSS('opacity', '1');
  }
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
});

test('elements that have not entered yet are printed', async ({ page }) => {
  await page.goto('/offers');
  await expect(page.locator('[data-enter].before-enter').first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  for (const element of await page.locator('[data-enter]').all()) {
    await expect(element).toHaveCSS('opacity', '1');
  }
});

test('light text on a dark background is printed dark, as backgrounds are not printed', async ({
  page,
}) => {
  await page.goto('/offers');
  await page.emulateMedia({ media: 'print' });
  const popular = page.getByRole('article').filter({ hasText: 'Most popular' });
  const black = 'rgb(0, 0, 0)';
  await expect(popular.getByRole('heading', { level: 3 })).toHaveCSS('color', black);
  await expect(popular.getByRole('listitem').first()).toHaveCSS('color', black);
  const emergency = page.getByRole('link', { name: 'Emergency Call' });
  await expect(emergency).toHaveCSS('color', black);
});

test('a printed page has the clinic’s phone and address, and nothing that is true only now', async ({
  page,
}) => {
  await page.goto('/locations/tumsar');
  await page.emulateMedia({ media: 'print' });
  const address = page.locator('body > address');
  await expect(address).toBeVisible();
  await expect(address).toContainText('+91 98765 43210');
  await expect(address).toContainText('Central Avenue Road');
  await expect(page.locator('[data-open-now]').first()).toBeHidden();
});

test('the print button of an article prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await page.goto('/blog/what-is-angioplasty');
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction(() => 'printed' in window);
});
