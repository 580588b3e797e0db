import { expect, type Page } from '@playwright/test';
import { test } from '../support/browser.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, moves on it, and waits until the service worker answers for the site. */
async function readWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.wheel(0, 400);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

test('nothing is kept before the visitor does anything', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('without a network a page shows the emergency numbers and no form', async ({
  page,
  context,
}) => {
  await readWithWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Emergency Call' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 108' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
});

test('without a network the articles that were read are listed, and each says that it is a copy', async ({
  page,
  context,
}) => {
  await readWithWorker(page, '/offers');
  const article = '/blog/what-is-angioplasty';
  await page.goto(article);
  await expect
    .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), article))
    .toBe(true);
  await expect(page.getByText('This is a copy kept on your phone.')).toBeHidden();
  await context.setOffline(true);
  await page.goto('/privacy');
  const kept = page.getByRole('region', { name: 'You can still read' }).getByRole('link');
  await expect(kept).toHaveText([/Angioplasty/]);
  await kept.click();
  await expect(page).toHaveURL(article);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Angioplasty');
  await expect(page.getByText('This is a copy kept on your phone.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('This is a copy kept on your phone.')).toBeHidden();
});

test('nothing of the desk is kept, though the worker answers for the site', async ({ page }) => {
  await readWithWorker(page, '/');
  await page.goto('/desk');
  await expect(page.getByText('Nobody has an account yet.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(async () => {
    const opened = (await caches.keys()).map((name) => caches.open(name));
    const keys = (await Promise.all(opened)).map((cache) => cache.keys());
    return (await Promise.all(keys)).flat().map(({ url }) => url);
  });
  expect(kept.join('\n')).toContain('/offline');
  expect(kept.join('\n')).not.toMatch(/desk|client\./i);
});
