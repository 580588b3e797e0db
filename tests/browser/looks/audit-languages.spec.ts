import { expect, notFoundErrors, phone, samplePages, stressIf, test } from '../site.ts';
import { checkWithAxe } from './axe.ts';
import { expectLargeTextFits, expectNoSidewaysScroll } from './fitting.ts';
import { findSmallTargets } from './visible.ts';

test.use({ expectedErrors: notFoundErrors, contextOptions: { reducedMotion: 'reduce' } });

/**
 * The longest page, in Hindi: Marathi has the same script, and its pages the same code. The others are audited before a
 * release.
 */
const pagesInNpmTest = ['home in hi'];
for (const [kind, path] of Object.entries(samplePages)) {
  for (const language of ['hi', 'mr']) {
    const name = `${kind} in ${language}`;
    const isInNpmTest = pagesInNpmTest.includes(name);
    const title = `the page ${name} passes axe and the checks of contrast, targets, widths and large text`;
    test(title, stressIf(!isInNpmTest), async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(`/${language}${path}`.replace(/(?<=.)\/$/, ''));
      await page.locator('html.fonts-loaded').waitFor();
      // Colours are the same in all languages, so dark mode is checked only in English (audit.spec.ts).
      const { violations, weakTexts } = await checkWithAxe(page);
      expect.soft(violations, 'axe').toEqual([]);
      expect.soft(weakTexts, 'body text below 7:1').toEqual([]);
      expect.soft(await findSmallTargets(page), 'targets too small for a thumb').toEqual([]);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `at ${width} px`);
      }
      await expectLargeTextFits(page);
    });
  }
}
