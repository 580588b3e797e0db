import { expect, type Page, test } from './site.ts';

const script = '/reviews-widget.js';

/** Serves a page as if its clinic had a reviews widget, in two places. */
async function addWidget(page: Page, path: string): Promise<void> {
  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.widgetRuns = 1;' }),
  );
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const container = `<div data-reviews-script="${script}"></div>`;
    const body = (await response.text()).replace(/<\/main>/, `${container}${container}</main>`);
    await route.fulfill({ response, body });
  });
}

const widgetScripts = (page: Page) => page.locator(`head script[src="${script}"]`);

test('the widget’s script loads asynchronously, once, when its container is nearly in view', {
  tag: '@stress',
}, async ({ page }) => {
  await addWidget(page, '/offers');
  await page.goto('/offers');
  await expect(page.locator('html.entrance-enabled')).toBeAttached();
  await expect(widgetScripts(page)).toHaveCount(0);
  await page.locator('[data-reviews-script]').first().scrollIntoViewIfNeeded();
  await expect(widgetScripts(page)).toHaveCount(1);
  expect(await widgetScripts(page).evaluate((element: HTMLScriptElement) => element.async)).toBe(
    true,
  );
  await page.waitForFunction(() => 'widgetRuns' in window);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('[data-reviews-script]').last().scrollIntoViewIfNeeded();
  await expect(widgetScripts(page)).toHaveCount(1);
});
