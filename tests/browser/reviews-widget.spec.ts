import { expect, type Page, test } from './site.ts';

const script = '/reviews-widget.js';

/** The page as it is built for a clinic with a reviews widget, in two places. */
async function withWidget(page: Page, path: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.widgetRuns = 1;' }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const place = `<div data-reviews-script="${script}"></div>`;
    const body = (await response.text()).replace(/<\/main>/, `${place}${place}</main>`);
    await route.fulfill({ response, body });
  });
}

const scripts = (page: Page) => page.locator(`head script[src="${script}"]`);

test('the widget’s script loads asynchronously, once, when its place scrolls near', {
  tag: '@stress',
}, async ({ page }) => {
  await withWidget(page, '/offers');
  await page.goto('/offers');
  await expect(page.locator('html.entrance-enabled')).toBeAttached();
  await expect(scripts(page)).toHaveCount(0);
  await page.locator('[data-reviews-script]').first().scrollIntoViewIfNeeded();
  await expect(scripts(page)).toHaveCount(1);
  expect(await scripts(page).evaluate((one: HTMLScriptElement) => one.async)).toBe(true);
  await page.waitForFunction(() => 'widgetRuns' in window);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-reviews-script]').last().scrollIntoViewIfNeeded();
  await expect(scripts(page)).toHaveCount(1);
});
