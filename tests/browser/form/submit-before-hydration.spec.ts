import { expect, test } from '../site.ts';
import { confirmation, endpoint, field, fill, sendButton, stopTime, waitForCode } from './form.ts';
import { holdIslandCode } from './hydration.ts';

test('a message is sent as a plain form if the form’s code has not loaded within three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await holdIslandCode(page);
  await page.goto('/contact');
  await fill(page, { Message: `Without the code at ${Date.now()}` });
  const formRequest = page.waitForRequest(endpoint);
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1;
  });
  await stopTime(page);
  await sendButton(page).dblclick();
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/contact');
  await page.clock.runFor(200);
  const body = new URLSearchParams((await formRequest).postData() ?? '');
  expect(body.get('id'), 'a second copy would be the same enquiry').toMatch(/^[\w-]{8,}$/);
  await expect(page).toHaveURL(/\/request\/[\w-]+\?outcome=received/);
  await expect(page.getByRole('status')).toHaveText(confirmation);
  expect(posts, 'pressed twice, sent once').toBe(1);
});

test.describe('a form whose code throws', () => {
  test.use({ expectedErrors: /it cannot be rendered/ });

  test('stays on the page, with the entered text, and is sent as a plain form', async ({
    page,
  }) => {
    await page.route(/\/_astro\/ContactForm\..*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function ContactForm() { throw new Error("it cannot be rendered"); }',
      }),
    );
    const pageError = page.waitForEvent('pageerror');
    await page.goto('/contact');
    const message = `Its code throws at ${Date.now()}`;
    await field(page, 'Message').fill(message);
    expect((await pageError).message).toContain('it cannot be rendered');
    await expect(field(page, 'Message')).toHaveValue(message);
    await fill(page, { Message: message });
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/request\/[\w-]+\?outcome=received/);
  });
});

test.describe('a form whose script fails before it asks the server, as in a browser that lacks a function', () => {
  test.use({ expectedErrors: /The form is submitted without this script/ });

  test('submits itself, and the message is stored once', async ({ page, site }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'AbortController'));
    await page.goto('/contact');
    await waitForCode(page);
    const message = `Its script fails at ${Date.now()}`;
    await fill(page, { Message: message });
    await sendButton(page).click();
    await expect(page.getByText(confirmation)).toBeVisible();
    expect(new URL(page.url()).pathname).not.toBe('/api/enquiries');
    const enquiries = await site.services.enquiries.repository.list();
    expect(enquiries.filter((enquiry) => enquiry.message === message)).toHaveLength(1);
  });
});
