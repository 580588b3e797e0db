import { join } from 'node:path';
import { clinicSite } from '../../support/content/clinic-site.ts';
import type { SiteServer } from '../../support/site/site-server.ts';
import { axeFindings } from '../looks/axe.ts';
import { expectNoSidewaysScroll } from '../looks/fitting.ts';
import { expect, type Page, stressIf, test } from '../site.ts';

const fixture = join(import.meta.dirname, '../../fixtures/other-clinic');
let server: SiteServer;
let url: string;

test.beforeAll(async () => {
  server = await (await clinicSite(fixture)).serve();
  url = server.url;
});
test.afterAll(() => server.stop());
test.use({
  baseURL: async ({ browserName: _ }, use) => use(url),
  contextOptions: { reducedMotion: 'reduce' },
  // The widget of this clinic's reviews does not exist.
  noise: /widget\.example/,
});

// In npm test, new-clinic.spec.ts looks at the colours of another clinic.
test(
  'another clinic’s colours and typefaces are readable on Home in light and dark mode',
  stressIf(true),
  async ({ page }) => {
    await expectReadable(page, ['/']);
    const typeface = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).fontFamily);
    expect(await typeface('h1')).toMatch(/^"?Lora/);
    expect(await typeface('main p')).toMatch(/^"?Poppins/);
  },
);

test(
  'another clinic’s colours are readable on its other pages too',
  stressIf(true),
  async ({ page }) => {
    await expectReadable(page, ['/offers', '/locations/mandya', '/blog/salt-and-your-heart']);
  },
);

async function expectReadable(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator('html.fonts-loaded').waitFor();
      const { violations, weakTexts } = await axeFindings(page);
      expect.soft(violations, `${path} in ${colorScheme}`).toEqual([]);
      expect.soft(weakTexts, `${path} in ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 800 });
    await expectNoSidewaysScroll(page, `${path} at 320 px`);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
}
