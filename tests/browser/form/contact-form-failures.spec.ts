import { callLink, expect, type Locator, link, phoneText, test } from '../site.ts';
import {
  acceptedResponse,
  confirmation,
  endpoint,
  expectFields,
  failureMessage,
  field,
  fields,
  fill,
  keptTextMessage,
  respondWith,
  sendButton,
  stopTime,
  tooLargeMessage,
  tooManyMessage,
  waitForCode,
} from './form.ts';

/** The distance between two elements in CSS pixels; negative if they overlap. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  if (!above || !below) throw new Error('both elements must be visible');
  return below.y - (above.y + above.height);
}

test.describe('when the service fails', () => {
  test.use({ expectedErrors: /502/ });

  test('the visitor sees a red message with the phone number, keeps the entered text, and can retry after five seconds', async ({
    page,
  }) => {
    await page.clock.install();
    await respondWith(page, 502, { success: false, problem: 'failed', fields: {} });
    await page.goto('/contact');
    await waitForCode(page);
    await fill(page);
    await stopTime(page);
    await sendButton(page).click();
    const status = page.getByRole('status');
    await expect(status.getByText(failureMessage)).toHaveCSS('color', 'rgb(179, 33, 30)');
    await expect(link(status, phoneText)).toHaveAttribute('href', callLink);
    await expectFields(page, fields);

    await page.clock.runFor(4_900);
    await expect(status).toContainText(failureMessage);
    await page.clock.runFor(200);
    await expect(status).not.toContainText(failureMessage);
    await expectFields(page, fields);
    await expect(link(status, phoneText)).toBeVisible();
    await field(page, 'Message').press('End');
    await expect(link(status, phoneText), 'no field has changed').toBeVisible();
    await field(page, 'Message').press('!');
    await expect(status).toBeEmpty();

    await page.unroute(endpoint);
    await respondWith(page, 200, acceptedResponse);
    await sendButton(page).click();
    await expect(status).toHaveText(confirmation);
  });
});

test.describe('when the message is not accepted', () => {
  test.use({ expectedErrors: /status of (4|5)|not sent: status|: http/ });

  const sentences = {
    403: `${failureMessage} A message can only be sent from our own website. Please open it and write there, or call us.`,
    413: tooLargeMessage,
    415: `${failureMessage} We could not read what your browser sent. Please try another browser, or call us.`,
    429: tooManyMessage,
    500: failureMessage,
    503: `${failureMessage} We cannot receive messages at the moment. Please wait a few minutes, or call us.`,
  };
  test('each status has its own explanation, and nothing typed is lost', async ({ page }) => {
    await page.goto('/contact');
    await waitForCode(page);
    await fill(page);
    for (const [status, sentence] of Object.entries(sentences)) {
      await page.route(endpoint, (route) =>
        route.fulfill({ status: Number(status), body: '<h1>Written by a proxy</h1>' }),
      );
      await sendButton(page).click();
      await expect.soft(page.getByRole('status').getByText(sentence)).toBeVisible();
      const notice = page.getByRole('status').getByText(keptTextMessage);
      await expect.soft(notice).toBeVisible({ visible: sentence === tooLargeMessage });
      await expect.soft(link(page.getByRole('status'), phoneText)).toBeVisible();
      await expectFields(page, fields);
    }
  });
});

test('each invalid field shows its error before anything is sent, with the number to call in an emergency, and nothing typed is lost', async ({
  page,
}) => {
  const values = { 'Full Name': ' ', 'Email Address': 'a@b', 'Phone Number': ' ', Message: ' ' };
  let posts = 0;
  await page.route(endpoint, (route) => {
    posts += 1;
    return route.abort();
  });
  await page.goto('/contact');
  await waitForCode(page);
  await fill(page, values);
  await sendButton(page).click();
  const problems = {
    'Full Name': 'Please write your full name.',
    'Email Address':
      'An email address looks like name@example.com: one @, a dot after it, and no spaces.',
    'Phone Number': 'Please write your phone number.',
    Message: 'Please write a message.',
  };
  for (const [label, problem] of Object.entries(problems)) {
    await expect(field(page, label)).toHaveAccessibleDescription(problem);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  }
  await expectFields(page, values);
  await expect(field(page, 'Full Name')).toBeFocused();
  const header = page.getByRole('banner');
  const label = page.locator('#contact label', { hasText: 'Full Name' });
  expect(await gapBetween(header, label), 'its label is not under the header').toBeGreaterThan(0);

  const summary = page.getByRole('alert');
  await expect(summary).toContainText('The marked fields need a change first.');
  await link(summary, 'Please write a message.').click();
  await expect(field(page, 'Message')).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 640 });
  await fill(page, { 'Email Address': 'a@b', Message: 'My father has chest pain.' });
  await sendButton(page).click();
  await expect(field(page, 'Email Address')).toBeFocused();
  await expect(link(page.getByRole('alert'), '108')).toHaveAttribute('href', 'tel:108');
  const emailGroup = field(page, 'Email Address').locator('..');
  await expect(link(emailGroup, '108')).toBeInViewport({ ratio: 1 });
  expect(posts).toBe(0);
});
