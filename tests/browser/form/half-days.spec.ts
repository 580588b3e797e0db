import { expect, test } from '../site.ts';
import { field } from './form.ts';

test('a chosen half day writes its sentence into the message, and another one replaces it', async ({
  page,
}) => {
  await page.goto('/contact');
  const days = page.locator('a[data-half-day]');
  const message = field(page, 'Message');
  await message.fill('My father is breathless.\n\nMay we come?');
  const [first, second] = await days.evaluateAll((all) =>
    all.map((each) => each.dataset['halfDay']),
  );
  await days.nth(0).click();
  await expect(message).toHaveValue(`My father is breathless.\n\nMay we come?\n${first}`);
  await expect(message).toBeFocused();
  await days.nth(1).click();
  await expect(message).toHaveValue(`My father is breathless.\n\nMay we come?\n${second}`);
  await expect(days.nth(0)).not.toHaveAttribute('aria-current');
  await expect(days.nth(1)).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).search).toBe('');
});
