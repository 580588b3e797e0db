import { callLink, expect, phone, stressIf, test } from '../site.ts';
import { ambulanceLink, bar } from './visible.ts';

// Only what audit.spec.ts does not check on a phone.
test.use({ viewport: phone });

test('the article on warning signs has the emergency box right below its title', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/blog/heart-attack-warning-signs');
  const emergencyBox = page.locator('main h1 + div');
  await expect(emergencyBox).toContainText('Cardiac Emergency');
  for (const href of [ambulanceLink, callLink]) {
    await expect(emergencyBox.locator(`a[href="${href}"]`).last()).toBeInViewport({ ratio: 1 });
  }
});

// A browser that prefers Marathi is offered it in a line at the top of English pages, which leaves less room.
for (const [home, locale] of [
  ['/', 'mr-IN'],
  ['/hi', 'hi-IN'],
  ['/mr', 'mr-IN'],
] as const) {
  test.describe(`on the smallest phone in ${locale}`, stressIf(home !== '/'), () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test(`the red emergency box of ${home} is above the bar, with the ambulance number first`, async ({
      page,
    }) => {
      await page.goto(home);
      await page.locator('html.fonts-loaded').waitFor();
      const buttons = [ambulanceLink, callLink].map((href) =>
        page.locator(`#home a.button[href="${href}"]`).first().boundingBox(),
      );
      const [first, second, barBox] = await Promise.all([...buttons, bar(page).boundingBox()]);
      for (const button of [first, second]) {
        expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual(barBox?.y ?? 0);
      }
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      const box = page.locator('#home .hero-emergency');
      await expect(box).toHaveCSS('background-color', 'rgb(179, 33, 30)');
      await expect(box).toHaveCSS('color', 'rgb(255, 255, 255)');
    });
  });
}
