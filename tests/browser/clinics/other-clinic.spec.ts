import { join } from 'node:path';

import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { checkWithAxe } from '../looks/axe.ts';
import { expectNoSidewaysScroll } from '../looks/fitting.ts';
import { expect, test } from '../site.ts';

const folder = join(import.meta.dirname, '../../fixtures/other-clinic');

// The widget of this clinic's reviews does not exist.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: /widget\.example/ });
test.describe('the colours of another clinic', { tag: '@stress' }, () => {
  test.describe.configure({ mode: 'default' });

  let site: InProcessSite;
  test.beforeAll(async () => {
    site = await startInProcess({ CLINIC_DIR: folder }, {}, { pages: true });
  });
  test.afterAll(() => site.close());

  for (const path of ['/', '/offers', '/locations/mandya', '/blog/salt-and-your-heart']) {
    test(`are readable on ${path}, in light and dark mode, and nothing scrolls sideways at 320 px`, async ({
      page,
    }) => {
      await page.goto(site.url + path);
      await page.locator('html.fonts-loaded').waitFor();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations, weakTexts } = await checkWithAxe(page);
        expect.soft([...violations, ...weakTexts], colorScheme).toEqual([]);
      }
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page, 'at 320 px');
    });
  }
});
