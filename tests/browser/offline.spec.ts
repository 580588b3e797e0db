import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SiteServer } from '../support/site/site-server.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { expect, type Page, test } from './site.ts';

test.use({
  serviceWorkers: 'allow',
  // The network may be lost while a page is still loading its typefaces.
  expectedErrors:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|typefaces could not be loaded|401/,
});

/** Opens a page, interacts with it, and waits until the service worker controls the site. */
async function openWithWorker(page: Page, path: string): Promise<void> {
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

/** Goes offline, and reloads a page until the service worker is offline too. */
async function openOffline(page: Page, path: string): Promise<void> {
  await page.context().setOffline(true);
  const heading = page.getByRole('heading', { level: 1, name: 'You are offline' });
  await expect
    .poll(async () => {
      await page.goto(path);
      return heading.count();
    })
    .toBe(1);
}

test('nothing is cached before the visitor does anything', { tag: '@stress' }, async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('without a network, a page shows the emergency numbers and no form, and the steps for chest pain open in the language in which a page was read', async ({
  page,
}) => {
  await openWithWorker(page, '/hi');
  await page.context().setOffline(true);
  await expect(page.getByText('यह आपके फ़ोन में रखी हुई कॉपी है')).toBeVisible();
  await openOffline(page, '/contact');
  const clinicLink = page.getByRole('link', { name: 'Call the clinic' });
  await expect(clinicLink).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Call 108' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);

  await page.goto('/hi/chest-pain');
  const call = page.getByRole('main').getByRole('link', { name: '108 पर फ़ोन करें' });
  await expect(call).toHaveAttribute('href', 'tel:108');
  await expect(call).toBeInViewport({ ratio: 1 });
});

// In npm test, tests/server/content.test.ts checks that the worker changes with the number.
test('a phone number that has changed is up to date even without a network', {
  tag: '@stress',
}, async ({ page }) => {
  const clinic = join(temporaryFolder(), 'clinic');
  cpSync('clinic', clinic, { recursive: true });
  const site = await SiteServer.start({ CLINIC_DIR: clinic });
  try {
    await openWithWorker(page, `${site.url}/`);
    const facts = join(clinic, 'contact.yaml');
    const text = readFileSync(facts, 'utf8');
    writeFileSync(facts, text.replaceAll('+919876543210', '+919000000001'));
    await expect.poll(() => site.text('/offline')).toContain('tel:+919000000001');
    await page.goto(`${site.url}/offers`);
    const cachedPage = () => page.evaluate(async () => (await caches.match('/offline'))?.text());
    await expect.poll(cachedPage).toContain('tel:+919000000001');
    await openOffline(page, `${site.url}/contact`);
    const call = page.getByRole('link', { name: 'Call the clinic' });
    await expect(call).toHaveAttribute('href', 'tel:+919000000001');
  } finally {
    await site.stop('SIGKILL');
  }
});

test('nothing of the desk is cached, although the worker controls the site', async ({ page }) => {
  await openWithWorker(page, '/');
  await page.goto('/desk');
  await expect(page.getByText('Nobody has an account yet.')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const cachedPaths = await page.evaluate(async () => {
    const openCaches = (await caches.keys()).map((name) => caches.open(name));
    const requests = (await Promise.all(openCaches)).map((cache) => cache.keys());
    return (await Promise.all(requests)).flat().map(({ url }) => url);
  });
  expect(cachedPaths.join('\n')).toContain('/offline');
  expect(cachedPaths.join('\n')).not.toMatch(/desk|client\./i);
});
