import AxeBuilder from '@axe-core/playwright';
import { answerWith, awake, fill, send, success } from './form.ts';
import { desktop, expect, kinds, notFoundNoise, type Page, phone, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolation(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    // No page has frames; without them the findings need no second page to be put together.
    .setLegacyMode()
    .analyze();
  expect(passes.length).toBeGreaterThan(20);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect(found).toEqual([]);
}

for (const [kind, path] of Object.entries(kinds)) {
  for (const [screen, viewport] of Object.entries({ phone, desktop })) {
    test(`axe finds nothing on the ${kind} page of a ${screen}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expectNoViolation(page);
    });
  }
}

test('axe finds nothing while the menu of a phone is open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/offers');
  await page.locator('header summary').click();
  await expectNoViolation(page);
});

test('axe finds nothing while the long descriptions of the services are open', async ({ page }) => {
  await page.goto('/');
  for (const summary of await page.locator('#services summary').all()) await summary.click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoViolation(page);
});

test('axe finds nothing on the listing with all its articles', async ({ page }) => {
  await page.goto('/blog?view=all');
  await expectNoViolation(page);
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  for (const [kind, path] of Object.entries(kinds)) {
    test(`axe finds nothing on the ${kind} page`, async ({ page }) => {
      await page.goto(path);
      await expectNoViolation(page);
    });
  }

  test('axe finds nothing beside the green words', async ({ page }) => {
    await answerWith(page, 200, { success: true });
    await page.goto('/contact');
    await awake(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByRole('status')).toHaveText(success);
    await expectNoViolation(page);
  });
});

test('axe finds nothing beside the green words', async ({ page }) => {
  await answerWith(page, 200, { success: true });
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

  test('axe finds nothing beside the red words and the refused fields', async ({ page }) => {
    const fields = { name: 'missing', email: 'invalid', phone: 'too-long', message: 'missing' };
    await answerWith(page, 422, { success: false, problem: 'invalid', fields });
    await page.goto('/contact');
    await awake(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByText('Please write your full name.')).toBeVisible();
    await expectNoViolation(page);
  });
});
