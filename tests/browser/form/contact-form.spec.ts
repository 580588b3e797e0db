import { expectNoViolation } from '../looks/axe.ts';
import { expect, link, phone, test } from '../site.ts';
import {
  acceptedResponse,
  confirmation,
  emptyFields,
  endpoint,
  expectFields,
  field,
  fields,
  fill,
  sendButton,
  stopTime,
  waitForCode,
} from './form.ts';

test('a message sent by keyboard alone is confirmed in green for five seconds; then a line leads to its private page', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/contact');
  await waitForCode(page);
  const values = { ...fields, Message: `By keyboard at ${Date.now()}` };
  for (const [label, value] of Object.entries(values)) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(sendButton(page)).toBeFocused();
  await stopTime(page);
  await page.keyboard.press('Enter');
  const status = page.getByRole('status');
  await expect(status).toHaveText(confirmation);
  await expect(status).toBeFocused();
  await expect(status.locator('p')).toHaveCSS('background-color', 'rgb(227, 239, 228)');
  await expectFields(page, emptyFields);
  await expect(sendButton(page)).toBeEnabled();

  await page.clock.runFor(4_900);
  await expect(status).toHaveText(confirmation);
  await page.clock.runFor(200);
  await expect(status).toBeEmpty();
  await expect(page.getByText(/We will call the number you gave by /)).toBeVisible();

  // Axe sets timers in the page, so the clock has to run.
  await page.clock.resume();
  await expectNoViolation(page);
  await link(page.getByRole('main'), 'See what happens with your message').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your message');
  await expectNoViolation(page);
  await page.getByText('I no longer need an answer').click();
  await page.getByRole('button', { name: 'Yes, I need no answer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This message is closed');
});

test('after emergency words, the ambulance number is above the green message, and does not disappear with it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.clock.install();
  await page.goto('/contact');
  await waitForCode(page);
  await fill(page, { Message: `My mother has chest pain now, at ${Date.now()}` });
  await stopTime(page);
  await sendButton(page).click();
  const status = page.getByRole('status');
  await expect(status).toContainText('Message received!');
  const ambulance = link(status, 'Call 108');
  await expect(ambulance).toHaveAttribute('href', 'tel:108');
  await expect(ambulance).toBeInViewport({ ratio: 1 });
  const [above, below] = await Promise.all([
    ambulance.boundingBox(),
    status.getByText('Message received!').boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await page.clock.runFor(5_100);
  await expect(status).not.toContainText('Message received!');
  await expect(ambulance).toBeVisible();
  await page.clock.resume();
  await expectNoViolation(page);
});

test('a message on its way cannot be sent again, not even by a double click', async ({ page }) => {
  let posts = 0;
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(endpoint, async (route) => {
    posts += 1;
    await gate;
    await route.fulfill({ json: acceptedResponse });
  });
  await page.goto('/contact');
  await waitForCode(page);
  await fill(page);
  await sendButton(page).dblclick();
  await expect(sendButton(page)).toBeDisabled();
  await expect(sendButton(page)).toHaveText('Sending...');
  await field(page, 'Full Name').press('Enter');
  release();
  await expect(page.getByRole('status')).toHaveText(confirmation);
  expect(posts).toBe(1);
});

test('Book This Package leads to the form, which names the package and its price, and begins the message with it', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/offers');
  await link(page.getByRole('main'), 'Book This Package: Basic Cardiac Evaluation').click();
  const packageBox = page
    .getByRole('heading', { name: 'Basic Cardiac Evaluation' })
    .locator('../..');
  await expect(packageBox).toBeInViewport({ ratio: 1 });
  await expect(packageBox).toContainText('₹2,300');
  await expect(link(packageBox, 'Change')).toHaveAttribute('href', '/offers#packages-heading');
  await expect(field(page, 'Message')).toHaveValue(
    'I would like to book the Basic Cardiac Evaluation package.',
  );
  await waitForCode(page);
  await expect(field(page, 'Message')).toHaveValue(/Basic Cardiac Evaluation/);
});

// No other test clicks a link in a row of services, which the part of the row that expands could cover.
test('on a phone, Book Appointment in the row of a service leads to the form, which names the service', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await link(page.getByRole('main'), 'Book Appointment: Angioplasty').click();
  await expect(page).toHaveURL(/\/contact\?service=angioplasty#form$/);
  await expect(field(page, 'Message')).toHaveValue(/Angioplasty/);
});

test('the honeypot is hidden from people, and asks browsers not to fill it in', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/contact');
  const honeypot = page.locator('input[name="leave-empty"]');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(page.getByLabel('Leave this field empty')).toHaveAttribute('name', 'leave-empty');
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  const isVisible = await honeypot.evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === field;
  });
  expect(isVisible).toBe(false);
});
