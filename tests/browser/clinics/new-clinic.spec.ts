import { newClinicSite } from '../../support/content/new-clinic.ts';
import { crawl } from '../../support/site/crawl.ts';
import type { SiteServer } from '../../support/site/site-server.ts';
import { axeFindings } from '../looks/axe.ts';
import { expectNoCollision, expectNoSidewaysScroll } from '../looks/fitting.ts';
import { expect, type Page, stressIf, test } from '../site.ts';

let server: SiteServer;
let url: string;

test.beforeAll(async () => {
  server = await (await newClinicSite()).serve();
  url = server.url;
});
test.afterAll(() => server.stop());
test.use({
  baseURL: async ({ browserName: _ }, use) => use(url),
  contextOptions: { reducedMotion: 'reduce' },
});

// In npm test, demanding-clinic.spec.ts shows names that are longer, and tests/site/clinics/new-clinic.test.ts reads
// the pages of a new clinic.
const everyPage = 'every page of a new clinic fits and is accessible, at 320 and at 1280 px';
test(everyPage, stressIf(true), async ({ page }) => {
  const { pages } = await crawl(server);
  // Hindi text uses the device's font, which this machine need not have.
  const paths = [...pages.keys()].filter((path) => !/\?|^\/hi\b/.test(path));
  expect(paths.length).toBeGreaterThan(5);
  await expectAllFit(page, paths);
});

async function expectAllFit(page: Page, pages: string[]): Promise<void> {
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 1280]) {
      const where = `${path} at ${width} px`;
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, where);
      await expectNoCollision(page, where);
    }
    // Both widths have the same words and colours, and nothing is collapsed at this one.
    const { violations, weakTexts } = await axeFindings(page);
    expect.soft([...violations, ...weakTexts], path).toEqual([]);
  }
}
