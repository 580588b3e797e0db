import { expect, kinds, type Page, phone, stressIf, test } from '../site.ts';

test.use({ viewport: phone });

/** The answers of the tables of costs that are broken: a price from one amount to another has two lines. */
const brokenAnswers = (page: Page) =>
  page.locator('.costs td:not([colspan])').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const amounts = cell.textContent?.match(/₹/g)?.length ?? 0;
        return lines > Math.max(1, amounts);
      })
      .map(({ textContent }) => textContent),
  );

for (const prefix of ['', '/hi', '/mr']) {
  test(
    `no price is broken in two on a phone (${prefix || 'the first language'})`,
    stressIf(prefix !== ''),
    async ({ page }) => {
      await page.goto(`${prefix}/costs`);
      await page.locator('html.fonts-loaded').waitFor();
      expect(await page.locator('.costs td:not([colspan])').count()).toBeGreaterThan(10);
      expect(await brokenAnswers(page)).toEqual([]);
    },
  );

  test(
    `the half days are equally wide on a phone (${prefix || 'the first language'})`,
    stressIf(prefix !== ''),
    async ({ page }) => {
      await page.goto(prefix + kinds.contact);
      await page.locator('html.fonts-loaded').waitFor();
      const widths = await page
        .locator('.half-days label')
        .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().width));
      expect(new Set(widths.map(Math.round)).size).toBe(1);
    },
  );
}
