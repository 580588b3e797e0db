import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import {
  checkFields,
  expectFields,
  failure,
  field,
  fields,
  fill,
  oneStepBack,
  send,
  success,
  tooLarge,
  tooMany,
} from './form/form.ts';
import { call, expect, link, phone, phoneText, test } from './site.ts';

// A form that was not taken is answered with the page, and with the status that says why.
const noise = /status of (413|422|429|502)|^(413|422|429|502): /;
test.use({ javaScriptEnabled: false, noise });

test('a message is confirmed by a page with the green message and an empty form', async ({
  page,
}) => {
  await page.goto('/');
  await fill(page, { Message: `Without JavaScript at ${Date.now()}` });
  await send(page).click();
  await expect(page).toHaveURL(/\/request\/[\w-]+\?outcome=received/);
  await expect(page.getByRole('status')).toHaveText(success);
  await expect(page.getByRole('status')).toBeInViewport();
});

test('after words of an emergency the whole button of the ambulance is on the screen of a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/hi/contact');
  const typed = { name: 'रुक्मिणी', email: 'asha@example.com', phone: '+91 98765 00000' };
  const message = `सीने में दर्द हो रहा है ${Date.now()}`;
  for (const [name, value] of Object.entries({ ...typed, message })) {
    await page.locator(`#contact-form [name=${name}]`).fill(value);
  }
  await page.locator('#contact-form [type=submit]').click();
  await expect(page.locator('main a[href="tel:108"]').first()).toBeInViewport({ ratio: 1 });
});

test('a refused field is named beside it on a page that keeps what was typed', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/contact');
  await fill(page, { 'Email Address': 'a@b' });
  await send(page).click();
  await expect(page).toHaveURL('/api/enquiries#form-outcome');
  await expect(page.getByRole('alert')).toBeInViewport();
  await expect(page.getByRole('alert')).toContainText(checkFields);
  await expect(link(page.getByRole('status'), phoneText)).toHaveAttribute('href', call);
  await expect(field(page, 'Email Address')).toHaveAccessibleDescription(
    /looks like name@example\.com/,
  );
  await expectFields(page, { ...fields, 'Email Address': 'a@b' });

  await field(page, 'Email Address').fill(fields['Email Address']);
  await send(page).click();
  await expect(page.getByRole('status')).toHaveText(success);
});

test.describe('on a server whose form service is unreachable', () => {
  let server: InProcessSite | undefined;
  test.use({ baseURL: ({ browserName: _ }, use) => use(server?.url) });

  test.beforeAll(async () => {
    server = await startInProcess(
      {
        FORM_URL: 'http://127.0.0.1:9',
        FORM_ACCESS_KEY: 'key',
        FORM_TO: 'one@example.com,two@example.com',
      },
      {},
      { pages: true, expectedErrors: /enquiries are being refused/ },
    );
  });
  test.afterAll(() => server?.close());

  test('the visitor reads the red message with the phone and finds the form as it was', {
    tag: '@stress',
  }, async ({ page }) => {
    await page.goto('/contact');
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText(failure);
    await expect(link(page.getByRole('status'), phoneText)).toHaveAttribute('href', call);
    await expectFields(page, fields);
  });

  // The last test here, as it uses up what this address may send to this server.
  test('a visitor whose address has sent too many messages reads why, and finds the form as it was', {
    tag: '@stress',
  }, async ({ page }) => {
    await page.goto('/offers');
    await page.goto('/contact');
    await page.evaluate(async () => {
      for (let posted = 0; posted < 30; posted += 1) {
        await fetch('/api/enquiries', { method: 'POST', body: new URLSearchParams() });
      }
    });
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toContainText(tooMany);
    await expect(link(page.getByRole('status'), phoneText)).toHaveAttribute('href', call);
    await expectFields(page, fields);
  });
});

test('a message that is far too large is refused on the page of the form, and the way back leads to its text', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/offers');
  await page.goto('/contact');
  const endless = 'x'.repeat(70_000);
  await fill(page, { Message: endless });
  await send(page).click();
  await expect(page).toHaveURL('/api/enquiries#form-outcome');
  await expect(page.getByRole('status')).toContainText(tooLarge);
  await expect(page.getByRole('status')).toContainText(oneStepBack);
  await expect(link(page.getByRole('status'), phoneText)).toHaveAttribute('href', call);
  await page.goBack();
  await expectFields(page, { ...fields, Message: endless });
});

test('Book This Package begins the message with the package', { tag: '@stress' }, async ({
  page,
}) => {
  await page.goto('/offers');
  await link(page.getByRole('main'), 'Book This Package: Complete Cardiac Evaluation').click();
  await expect(field(page, 'Message')).toHaveValue(/Complete Cardiac Evaluation/);
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
