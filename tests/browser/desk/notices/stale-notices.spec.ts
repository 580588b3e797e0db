import { expect, phone, stressIf } from '../../site.ts';
import { items, signedOutNoise, takeUp, test } from '../desk.ts';

const email = 'meera@clinic.example';

test.use({ viewport: phone, noise: new RegExp(`${signedOutNoise.source}|409|422`) });

// In npm test, src/desk/notices/stale-notices.test.ts finds the notices.
test(
  'a notice of one of two days that were changed together is shown, and gives its place to what is true',
  stressIf(true),
  async ({ page, clinic }) => {
    const { site } = clinic;
    const today = Temporal.Now.plainDateISO('Asia/Kolkata');
    const [first, second] = [8, 9].map((days) => today.add({ days }).toString());
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
    await page.getByRole('link', { name: 'Notices' }).click();
    const closing = page.locator('form', { has: page.getByLabel('Reason') });
    for (const day of [first, second]) {
      await closing.getByLabel('Day', { exact: true }).fill(day ?? '');
      await closing.getByLabel('Put a notice').setChecked(day !== first);
      await closing.getByRole('button', { name: 'Close the clinic' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'Saved: ' })).toBeVisible();
    }
    await expect(items(page).filter({ hasText: /^Closed on/ })).toHaveCount(1);

    await page.getByRole('button', { name: /^Change: .* to / }).click();
    await page.getByRole('radio', { name: 'Open at other hours' }).check();
    await page.getByLabel('Opens').fill('10:00');
    await page.getByLabel('Closes').fill('13:00');
    await page.getByRole('button', { name: 'Save the change' }).click();
    await expect(page.getByText('This notice speaks of these days.')).toBeVisible();
    await page.getByRole('button', { name: /^Say instead: “Open .* to 1:00.pm each day/ }).click();
    await expect(page.getByText('This notice speaks of these days.')).toHaveCount(0);
    await expect(items(page).filter({ hasText: /^Closed on/ })).toHaveCount(0);
    await expect(page.getByText('the notice is not')).toHaveCount(0);
    await expect.poll(() => site.text('/')).toMatch(/to 1:00.pm each day/i);

    await page.getByRole('button', { name: /^Back to usual hours: / }).click();
    await expect(page.getByText('This notice speaks of these days.')).toBeVisible();
    await page.getByRole('button', { name: 'Take off now', exact: true }).click();
    await expect(page.getByText('This notice speaks of these days.')).toHaveCount(0);
  },
);
