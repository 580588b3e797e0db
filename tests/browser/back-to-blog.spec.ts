import { isLeftToBrowser } from './modified-click.ts';
import { expect, link, type Page, test } from './site.ts';

const article = '/blog/what-is-angioplasty';

/** Opens the article from a page of the site, as a visitor does. */
async function openFrom(page: Page, start: string): Promise<void> {
  await page.goto(start);
  await page.locator(`main a[href="${article}"]`).click();
  await expect(page).toHaveURL(article);
}

test('Back to Blog goes back to the page of the site the visitor came from', async ({ page }) => {
  await openFrom(page, '/blog?view=all');
  const before = await page.evaluate(() => history.length);
  await link(page, 'Back to Blog').first().click();
  await expect(page).toHaveURL('/blog?view=all');
  expect(await page.evaluate(() => history.length), 'no further step in history').toBe(before);
});

test('Back to Blog leads to the listing for a visitor who came from elsewhere', async ({
  page,
}) => {
  await page.goto(article);
  await link(page, 'Back to Blog').last().click();
  await expect(page).toHaveURL('/blog');
});

test('Back to Blog leaves the article also after its table of contents was used', async ({
  page,
}) => {
  await openFrom(page, '/blog?view=all');
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/#/);
  await link(page, 'Back to Blog').last().click();
  await expect(page).toHaveURL(/\/blog(\?view=all)?$/);
});

for (const key of ['Control', 'Shift', 'Alt', 'Meta'] as const) {
  test(`Back to Blog pressed with ${key} is left to the browser`, async ({ page }) => {
    await openFrom(page, '/blog?view=all');
    expect(await isLeftToBrowser(link(page, 'Back to Blog').first(), key)).toBe(true);
  });
}

test('Back to Blog pressed with Control opens the listing in a new tab, the article stays', async ({
  page,
  context,
}) => {
  await openFrom(page, '/blog?view=all');
  const opened = context.waitForEvent('page');
  await link(page, 'Back to Blog')
    .first()
    .click({ modifiers: ['Control'] });
  await expect(await opened).toHaveURL('/blog');
  await expect(page).toHaveURL(article);
});
