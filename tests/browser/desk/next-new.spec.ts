import { anEnquiry, post } from '../../support/site/visitor.ts';
import { expect, stressIf } from '../site.ts';
import { heading, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'meera@clinic.example';

test.describe('“Next new” on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: signedOutNoise });

  test(
    'leads from an emergency farther down back to those that were skipped, and ends once each has been opened',
    stressIf(true),
    async ({ page, clinic }) => {
      for (const [name, message] of [
        ['Asha', 'My chest pain is back.'],
        ['Bina', 'Is there parking?'],
        ['Chitra', 'Are you open on Sunday?'],
      ] as const) {
        await post(clinic.site.url, anEnquiry({ name, message }));
      }
      await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
      await page.getByRole('link', { name: 'Chitra', exact: true }).click();
      const next = page.getByRole('link', { name: 'Next new' });
      await next.click();
      await expect(heading(page, 'Asha')).toBeFocused();
      await page.getByRole('button', { name: 'Answered', exact: true }).click();
      await next.click();
      await expect(heading(page, 'Bina')).toBeFocused();
      await page.getByRole('link', { name: 'Previous' }).click();
      await expect(heading(page, 'Asha')).toBeFocused();
      await expect(next).toBeVisible();
    },
  );

  test('says nothing of the last while that is loaded, and that none are left once it is answered', {
    ...stressIf(true),
  }, async ({ page, clinic }) => {
    await post(clinic.site.url, anEnquiry({ name: 'Asha' }));
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
    const loaded = Promise.withResolvers<void>();
    await page.route(/api\/desk\/enquiries\/[\w-]{8,}$/, async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Asha', exact: true }).click();
    await expect(page.getByRole('navigation').getByText('Previous')).toBeVisible();
    const none = page.getByText('No new enquiries are left.');
    await expect(none).toHaveCount(0);
    loaded.resolve();
    await expect(heading(page, 'Asha')).toBeFocused();
    await expect(none).toHaveCount(0);
    await page.getByRole('button', { name: 'Answered', exact: true }).click();
    await expect(none).toBeVisible();
  });
});
