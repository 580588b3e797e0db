import {
  acceptedResponse,
  confirmation,
  fill,
  invalidFieldsMessage,
  respondWith,
  sendButton,
  waitForCode,
} from '../form/form.ts';
import { expect, phone, test } from '../site.ts';
import { expectNoViolation } from './axe.ts';

// audit.spec.ts covers pages as they load; this file covers what a visitor opens or sends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violation while the menu of a phone is open', { tag: '@stress' }, async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/offers');
  await page.locator('header summary').click();
  await expectNoViolation(page);
});

test('axe finds no violation on the listing with all its articles', { tag: '@stress' }, async ({
  page,
}) => {
  await page.goto('/blog?view=all');
  await expectNoViolation(page);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds no violation while the green message is shown, in ${colorScheme} mode`, {
    tag: '@stress',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await respondWith(page, 200, acceptedResponse);
    await page.goto('/contact');
    await waitForCode(page);
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByRole('status')).toHaveText(confirmation);
    await expectNoViolation(page);
  });
}

test.describe('after a failure', () => {
  test.use({ expectedErrors: /422|502/ });

  test('axe finds no violation while the red message and the refused fields are shown', async ({
    page,
  }) => {
    const fields = { name: 'missing', email: 'invalid', phone: 'too-long', message: 'missing' };
    await respondWith(page, 422, { success: false, problem: 'invalid', fields });
    await page.goto('/contact');
    await waitForCode(page);
    await fill(page);
    await sendButton(page).click();
    await expect(page.getByText('Please write your full name.').last()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(invalidFieldsMessage);
    await expectNoViolation(page);
  });
});
