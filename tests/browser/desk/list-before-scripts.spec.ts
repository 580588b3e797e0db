import { anEnquiry, post } from '../../support/site/visitor.ts';
import { axeFindings } from '../looks/axe.ts';
import { expect } from '../site.ts';
import { heading, items, signedOutNoise, takeUp, test } from './desk.ts';

const email = 'meera@clinic.example';

test.describe('the list on a slow phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, noise: signedOutNoise });

  test('is shown before the scripts have loaded, and nothing moves or loses the focus when they have', async ({
    page,
    clinic,
  }) => {
    const { site } = clinic;
    for (let number = 1; number <= 12; number += 1) {
      await post(
        site.url,
        anEnquiry({ name: `Asha ${number}`, message: 'My chest pain is back.' }),
      );
    }
    await takeUp(page, await clinic.add(email, 'Meera Joshi', 'reception'));
    const shown = Array.from({ length: 12 }, (_, each) => new RegExp(`^Asha ${each + 1}\\D`));
    await expect(items(page)).toHaveText(shown);

    // The server is slow to make the first page with a list, and then sends one without.
    await page.reload();
    await expect(items(page)).toHaveText(shown);

    const scripts = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(items(page)).toHaveText(shown);
    await expect(page.getByRole('link', { name: 'Urgent: 12' })).toBeVisible();
    expect(await axeFindings(page)).toEqual({ violations: [], weakTexts: [] });
    const middle = page.getByRole('link', { name: 'Asha 6', exact: true });
    // The browser takes a scroll by script for none, and restores the place from before the reload.
    await page.mouse.move(100, 400);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    await expect(page.getByRole('button', { name: 'Search' })).toBeDisabled();
    const call = page.getByRole('link', { name: 'Call: Asha 6' });
    await call.focus();
    const before = await middle.boundingBox();
    scripts.resolve();
    await page.locator('astro-island main').waitFor();
    expect(await middle.boundingBox()).toEqual(before);
    await expect(call).toBeFocused();
    await expect(page.locator('[data-first-view]')).toHaveCount(0);
    await expect(items(page)).toHaveText(shown);

    await middle.click();
    await expect(heading(page, 'Asha 6')).toBeFocused();
    await page.goBack();
    await expect(middle).toBeFocused();
    // What has arrived since the page was made.
    await post(site.url, anEnquiry({ name: 'Bina' }));
    await expect(items(page).last()).toContainText('Bina');
  });
});
