import { confirmation, fill, sendButton } from './form/form.ts';
import { expect, link, phone, test } from './site.ts';

// A refused form is shown again, in a page with the status of the error.
const expectedErrors = /status of (413|422|429|502)|^(413|422|429|502): /;
test.use({ javaScriptEnabled: false, expectedErrors });

test('a message is confirmed by a page with the green message in view', async ({ page }) => {
  await page.goto('/');
  await fill(page, { Message: `Without JavaScript at ${Date.now()}` });
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/request\/[\w-]+\?outcome=received/);
  await expect(page.getByRole('status')).toHaveText(confirmation);
  await expect(page.getByRole('status')).toBeInViewport();
});

test('after emergency words, the whole button that calls the ambulance is on the screen of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/hi/contact');
  const values = { name: 'रुक्मिणी', email: 'asha@example.com', phone: '+91 98765 00000' };
  const message = `सीने में दर्द हो रहा है ${Date.now()}`;
  for (const [name, value] of Object.entries({ ...values, message })) {
    await page.locator(`#contact-form [name=${name}]`).fill(value);
  }
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.locator('main a[href="tel:108"]').first()).toBeInViewport({ ratio: 1 });
});

test('the menu of a phone opens and its links work', { tag: '@stress' }, async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.locator('header details');
  await menu.locator('summary').click();
  await link(menu, 'Testimonials').click();
  await expect(page).toHaveURL('/testimonials');
});

test('the lists of the footer are open on a wide screen, and collapsed on a phone', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  const towns = page.getByRole('contentinfo').locator('details').last();
  await expect(link(towns, 'Best Cardiologist in Tumsar')).toBeVisible();
  await expect(towns.locator('summary svg')).toBeHidden();
  await page.setViewportSize(phone);
  await expect(link(towns, 'Best Cardiologist in Tumsar')).toBeHidden();
  await expect(towns.locator('summary svg')).toBeVisible();
  await towns.locator('summary').click();
  await expect(link(towns, 'Best Cardiologist in Tumsar')).toBeVisible();
});

test('Services on another page opens Home at its services', { tag: '@stress' }, async ({
  page,
}) => {
  await page.goto('/offers');
  await link(page.getByRole('banner').getByRole('navigation'), 'Services').click();
  await expect(page).toHaveURL('/#services');
  await expect(page.locator('#services-heading')).toBeInViewport({ ratio: 1 });
});

test('the listing shows all ten articles at once, without a button that would do nothing', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/blog');
  const cards = page.getByRole('article').filter({ visible: true });
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'View More Health Articles' })).toBeHidden();
});

test('an article has no button that would do nothing', { tag: '@stress' }, async ({ page }) => {
  await page.goto('/blog/what-is-angioplasty');
  await expect(page.locator('button').filter({ visible: true })).toHaveCount(0);
});
