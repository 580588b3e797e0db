import { expect, kinds, notFoundNoise, phone, test } from '../site.ts';
import { axeFindings } from './axe.ts';
import { expectLargeLettersFit, expectNoSidewaysScroll } from './fitting.ts';
import { smallTargets } from './visible.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

// Hindi and Marathi share the pages' code and letters: each kind is audited in one of them.
for (const [number, [kind, path]] of Object.entries(kinds).entries()) {
  const language = number % 2 === 0 ? 'hi' : 'mr';
  test(`the ${kind} page in ${language} passes axe, contrast, targets, widths and large text`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(`/${language}${path}`.replace(/\/$/, ''));
    await page.locator('html.fonts-loaded').waitFor();
    // Colours are the same in all languages: every kind of page is seen in dark mode in the first.
    const { violations, weakTexts } = await axeFindings(page);
    expect.soft(violations, 'axe').toEqual([]);
    expect.soft(weakTexts, 'body text below 7:1').toEqual([]);
    expect.soft(await smallTargets(page), 'targets too small for a thumb').toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
    await expectLargeLettersFit(page);
  });
}
