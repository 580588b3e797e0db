import { expect, link, phone, test } from '../site.ts';
import { field } from './form.ts';

test('tapping a half day on a phone writes it into the message without moving the page; tapping another replaces it, and tapping it again removes it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/contact');
  const checkboxes = page.locator('input[name="half-day"]');
  const message = field(page, 'Message');
  await message.fill('My father is breathless.\n\nMay we come?');
  await message.blur();
  const [first, second] = await checkboxes.evaluateAll((all) =>
    all.map((box) => (box as HTMLInputElement).value.replace(/^\S+ /, '')),
  );
  await checkboxes.nth(0).scrollIntoViewIfNeeded();
  const scrollPosition = await page.evaluate(() => scrollY);
  await checkboxes.nth(0).click();
  await expect(message).toHaveValue(`My father is breathless.\n\nMay we come?\n${first}`);
  await expect(message).not.toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  const status = page.locator('#half-days').getByRole('status');
  await expect(status).toContainText(
    (await checkboxes.nth(0).getAttribute('data-label')) ?? 'no half day',
  );

  await checkboxes.nth(1).click();
  await expect(message).toHaveValue(`My father is breathless.\n\nMay we come?\n${second}`);
  await expect(checkboxes.nth(0)).not.toBeChecked();
  await expect(checkboxes.nth(1)).toBeChecked();
  expect(new URL(page.url()).search).toBe('');
  await link(page.locator('#half-days'), 'Go on with your name').click();
  await expect(field(page, 'Full Name')).toBeInViewport({ ratio: 1 });

  await checkboxes.nth(1).click();
  await expect(message).toHaveValue('My father is breathless.\n\nMay we come?');
  await expect(status).toBeHidden();
});
