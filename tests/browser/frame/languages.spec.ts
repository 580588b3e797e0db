import { expect, phone, test } from '../site.ts';

const suggestion = '[data-language-suggestion]:visible';

test.describe('a browser that prefers Marathi to English', () => {
  test.use({ locale: 'mr-IN', viewport: phone });

  test('is offered Marathi in one line, once', async ({ page }) => {
    await page.goto('/offers');
    const line = page.locator(suggestion);
    await expect(line).toHaveCount(1);
    await expect(line).toHaveAttribute('lang', 'mr');
    await expect(line.getByRole('link')).toHaveText('हे पान मराठीत वाचा');
    await expect(line.getByRole('link')).toHaveAttribute('href', '/mr/offers');

    await page.goto('/contact');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(suggestion)).toHaveCount(0);
  });
});

test('the form shows its messages in the language of its page', async ({ page }) => {
  await page.goto('/hi/contact');
  const form = page.locator('#contact form');
  await form.locator('[name="name"]').fill('सुनीता देशमुख');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await form.locator('[name="email"]').fill('sunita');
  await form.locator('[name="phone"]').fill('+91 98220 12345');
  await form.locator('[name="message"]').fill(`क्या हम सोमवार को आ सकते हैं? ${Date.now()}`);
  await form.locator('button[type="submit"]').click();
  await expect(form.getByRole('alert')).toContainText('ईमेल पता name@example.com जैसा होता है');
  await form.locator('[name="email"]').fill('sunita@example.com');
  await form.locator('button[type="submit"]').click();
  await expect(page.getByRole('status')).toContainText('मैसेज');
  await expect(form.locator('[name="message"]')).toHaveValue('');
});
