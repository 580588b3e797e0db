import { accepted, answerWith, awake, fill, send, success } from '../form/form.ts';
import { expect, phone, stressIf, test } from '../site.ts';
import { expectNoViolation } from './axe.ts';

// audit.spec.ts covers pages as they load; this file covers what a visitor opens or sends.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds nothing while the menu of a phone is open', stressIf(true), async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/offers');
  await page.locator('header summary').click();
  await expectNoViolation(page);
});

// In npm test, looks/audit.spec.ts checks Home, and frame/keyboard.spec.ts opens one.
test(
  'axe finds nothing while the long descriptions of the services are open',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    for (const summary of await page.locator('#services summary').all()) await summary.click();
    await expect(page.locator('#services details p').filter({ visible: true })).toHaveCount(10);
    await expectNoViolation(page);
  },
);

// In npm test, blog/accessibility.spec.ts opens the whole listing.
test('axe finds nothing on the listing with all its articles', stressIf(true), async ({ page }) => {
  await page.goto('/blog?view=all');
  await expectNoViolation(page);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });

  // The colours of dark mode: audit.spec.ts.
  test('axe finds nothing beside the green message', stressIf(true), async ({ page }) => {
    await answerWith(page, 200, accepted);
    await page.goto('/contact');
    await awake(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toHaveText(success);
    await expectNoViolation(page);
  });
});

test('axe finds nothing beside the green message', stressIf(true), async ({ page }) => {
  await answerWith(page, 200, accepted);
  await page.clock.install();
  await page.goto('/contact');
  await awake(page);
  await fill(page);
  await send(page).click();
  await expect(page.getByRole('status')).toHaveText(success);
  await expectNoViolation(page);
});

test.describe('after a failure', () => {
  test.use({ noise: /422|502/ });

  test('axe finds nothing beside the red message and the refused fields', async ({ page }) => {
    const fields = { name: 'missing', email: 'invalid', phone: 'too-long', message: 'missing' };
    await answerWith(page, 422, { success: false, problem: 'invalid', fields });
    await page.goto('/contact');
    await awake(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByText('Please write your full name.').last()).toBeVisible();
    await expectNoViolation(page);
  });
});
