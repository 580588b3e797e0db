import { call, desktop, expect, phone, stressIf, test } from '../site.ts';

const offer = '[data-language-offer]:visible';

test.describe('a browser that prefers Marathi to English', () => {
  test.use({ locale: 'mr-IN', viewport: phone });

  test('is offered Marathi in one line, once', async ({ page }) => {
    await page.goto('/offers');
    const line = page.locator(offer);
    await expect(line).toHaveCount(1);
    await expect(line).toHaveAttribute('lang', 'mr');
    await expect(line.getByRole('link')).toHaveText('हे पान मराठीत वाचा');

    await page.goto('/contact');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator(offer)).toHaveCount(0);
  });

  test('reaches the same page in Marathi from that line', stressIf(true), async ({ page }) => {
    await page.goto('/offers');
    await page.locator(offer).getByRole('link').click();
    await expect(page).toHaveURL(/\/mr\/offers$/);
  });
});

test('a browser that prefers English is offered nothing', stressIf(true), async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(offer)).toHaveCount(0);
});

for (const { viewport, name } of [
  { viewport: { width: 320, height: 640 }, name: 'a narrow phone' },
  { viewport: phone, name: 'a phone' },
  { viewport: desktop, name: 'a wide screen' },
]) {
  const title = `the languages are in view without the menu on ${name}, and lead to the same page`;
  test(title, stressIf(true), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/locations/umred');
    const choice = page.getByRole('navigation', { name: 'Language' });
    await expect(choice.getByRole('link', { name: 'मराठी' })).toBeInViewport();
    await choice.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL(/\/hi\/locations\/umred$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });
}

test('the form answers in the language of its page', async ({ page }) => {
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

// In npm test, frame/services-link.spec.ts follows the English link; the code is the same.
test(
  'Services leads to the services in the language of the page',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/mr/privacy');
    await page.locator('header nav a[href="/mr#services"]').first().click();
    await expect(page).toHaveURL(/\/mr(#services)?$/);
    await expect(page.locator('#services')).toBeInViewport();
  },
);

for (const home of ['/hi', '/mr']) {
  test(
    `on the smallest phone the emergency buttons of ${home} are above the bar`,
    stressIf(home !== '/hi'),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(home);
      await page.locator('html.fonts-loaded').waitFor();
      const bar = await page.locator('nav:has(a[href="tel:108"])').last().boundingBox();
      for (const number of ['tel:108', call]) {
        const button = await page.locator(`#home a.button[href="${number}"]`).first().boundingBox();
        const bottom = (button?.y ?? Number.NaN) + (button?.height ?? Number.NaN);
        expect.soft(bottom, number).toBeLessThanOrEqual(bar?.y ?? 0);
      }
    },
  );
}
