import AxeBuilder from '@axe-core/playwright';
import { expect, kinds, notFoundNoise, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

/** What is read is body text; what is pressed, and the small line over a heading, is not. */
const notBodyText = 'a, button, summary, h1, h2, h3, .eyebrow, .font-heading';

for (const [kind, path] of Object.entries(kinds)) {
  test(`body text of the ${kind} page stands out by 7:1, in light and in dark`, async ({
    page,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const axe = new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).setLegacyMode();
      const { violations, incomplete, passes } = await axe.analyze();
      expect(passes[0]?.nodes.length, 'texts looked at').toBeGreaterThan(20);
      const nodes = [...violations, ...incomplete].flatMap((one) => one.nodes);
      const weak = [];
      for (const { target, any } of nodes) {
        const isBody = await page
          .locator(target.join(' '))
          .evaluate((element, other) => element.closest(other) === null, notBodyText);
        if (isBody) weak.push(`${target}: ${any[0]?.message}`);
      }
      expect(weak, colorScheme).toEqual([]);
    }
  });
}
