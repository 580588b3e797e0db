import { axeFindings } from './looks/axe.ts';
import { desktop, expect, type Page, phone, stressIf, test } from './site.ts';

// Without motion, as a busy machine may abort the transition between two pages.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What a page requests from the server from now on. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

const field = (page: Page) => page.getByRole('combobox').or(page.getByRole('searchbox'));
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

for (const [where, viewport] of Object.entries({ 'the header': desktop, 'the menu': phone })) {
  test(`Search in ${where} moves the focus to the field`, { tag: '@stress' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/privacy');
    if (viewport === phone) await page.locator('header summary').click();
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Search', exact: true })).toBeInViewport();
  });
}

for (const path of ['/search', '/blog']) {
  const title = `${path} shows suggestions while someone types, and loads nothing for them before`;
  // Both have the same field.
  test(title, stressIf(path === '/blog'), async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await page.locator('html.fonts-loaded').waitFor();
    await page.waitForLoadState('networkidle');
    const requests = requestsOf(page);
    await field(page).focus();
    await page.keyboard.press('Shift');
    expect(requests).toEqual([]);
    await field(page).pressSequentially('angiopl');
    await expect(options(page).first()).toContainText('What Is Angioplasty?');
    expect(requests).toContain('/search-index.json');
    await expect(page.getByRole('status').filter({ hasText: 'suggestions' })).toHaveText(/^\d+ /);
    const { violations } = await axeFindings(page);
    expect(violations).toEqual([]);
  });
}

test('suggestions follow the combobox pattern by keyboard', async ({ page }) => {
  await page.goto('/search');
  await field(page).pressSequentially('tusmar');
  await expect(options(page).first()).toContainText('Tumsar');
  await field(page).fill('xyzzy');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await field(page).fill('heart');
  await expect(options(page)).toHaveCount(6);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(page)).toHaveValue('heart');
  await page.keyboard.press('ArrowDown');
  const href = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname + url.hash === href);
});

test('Enter without a choice searches, and a click on a suggestion opens it', {
  tag: '@stress',
}, async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/blog');
  await field(page).pressSequentially('rewa');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=rewa');
  await expect(page.getByRole('heading', { name: /results? for/ })).toBeVisible();
  await field(page).press('End');
  await field(page).pressSequentially(' ');
  await options(page).first().click();
  await expect(page).toHaveURL('/locations/rewa');
});

test.describe('if the index cannot be loaded', () => {
  test.use({ noise: /search-index|Suggestions could not be loaded|503/ });

  test('typing and Enter still work', { tag: '@stress' }, async ({ page }) => {
    await page.route('/search-index.json', (route) => route.fulfill({ status: 503 }));
    await page.goto('/search');
    await field(page).pressSequentially('holter');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=holter');
  });
});
