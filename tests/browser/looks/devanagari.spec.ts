import { expect, kinds, phone, stressIf, test } from '../site.ts';
import { expectWithin } from './reach.ts';
import { recordShifts, shiftOf } from './shifts.ts';

const languages = ['hi', 'mr'];
const packages = ['basic', 'metabolic', 'complete'];

/** The greatest lengths, in screens of a phone: the same as in English. */
const lengths = {
  '': 9,
  [kinds.packages]: 5,
  ...Object.fromEntries(packages.map((id) => [`${kinds.contact}?package=${id}`, 3.5])),
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const language of languages) {
    const title = `pages in ${language} are as short as in English`;
    // Both share the letters and, by and large, the lengths of words.
    test(title, stressIf(true), async ({ page }) => {
      for (const [path, screens] of Object.entries(lengths)) {
        await page.goto(`/${language}${path}`);
        await page.locator('html.fonts-loaded').waitFor();
        await expectWithin(page, screens);
      }
    });
  }
});

/** Not Hindi at 430 px, where one word moves by a line: digits and commas of the fallback are narrower. */
const widths = { hi: [360, 393, 412], mr: [360, 393, 412, 430] };

for (const [language, all] of Object.entries(widths)) {
  for (const width of all) {
    const title = `the typefaces of Home in ${language} shift nothing when they arrive, ${width} px wide`;
    test(title, stressIf(language === 'mr' || width !== all.at(-1)), async ({ page }) => {
      await page.setViewportSize({ width, height: 823 });
      const release = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await release.promise;
        await route.continue();
      });
      await recordShifts(page);
      const requested = page.waitForRequest('**/*.woff2');
      await page.goto(`/${language}`);
      await requested;
      // The page itself may have arrived in parts.
      const before = await shiftOf(page);
      release.resolve();
      await page.locator('html.fonts-loaded').waitFor();
      expect((await shiftOf(page)) - before).toBeLessThan(0.01);
    });
  }
}
