import { call, expect, type Page } from '../site.ts';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact the clinic' });
export const ambulance = 'tel:108';

/** Expects the ambulance and the clinic to be within reach anywhere on a page. */
export async function expectCallsWithinReach(page: Page): Promise<void> {
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((part) => {
      const top = part * document.documentElement.scrollHeight;
      scrollTo({ top, behavior: 'instant' });
    }, part);
    for (const number of [ambulance, call]) {
      const link = bar(page).locator(`a[href="${number}"]`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
  }
}
