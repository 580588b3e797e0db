import { join } from 'node:path';
import sharp from 'sharp';
import { bareNumbersOn } from '../../support/content/bare-numbers.ts';
import { longWords, makeDemandingClinic } from '../../support/content/demanding-clinic.ts';
import { sampleClinic } from '../../support/content/sample-clinic.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { WebPage } from '../../support/site/web-page.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { expectNoCollision, expectNoSidewaysScroll } from '../looks/fitting.ts';
import { aboutPath, expect, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe('a clinic with the longest names and hours', { tag: '@stress' }, () => {
  // One site for all of them.
  test.describe.configure({ mode: 'default' });

  let site: InProcessSite;
  test.beforeAll(async () => {
    const clinic = join(temporaryFolder(), 'clinic');
    await makeDemandingClinic(clinic);
    site = await startInProcess({ CLINIC_DIR: clinic }, {}, { pages: true });
  });
  test.afterAll(() => site.close());
  test.use({ baseURL: async ({ browserName: _ }, use) => use(site.url) });

  for (const path of [
    ...['/', '/offers', '/locations/bhandara', '/locations/umred', '/testimonials', '/contact'],
    ...[aboutPath, '/blog', '/blog/what-is-angioplasty', '/privacy'],
  ]) {
    test(`has room for them on ${path}, from 320 to 1280 px`, async ({ page }) => {
      await page.clock.setFixedTime(new Date('2098-12-24T12:00:00+05:30'));
      await page.goto(path);
      for (const width of [320, 360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `at ${width} px`);
        await expectNoCollision(page, `at ${width} px`);
      }
      const shown = new WebPage(path, await page.content());
      expect(bareNumbersOn([shown], sampleClinic.contact)).toEqual([]);
    });
  }

  test('shows long titles, and the long name of a town, in full', async ({ page }) => {
    await page.goto('/offers');
    const title = page.getByRole('heading', { name: longWords.package });
    const lines = await title.evaluate(
      (heading) => heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
    expect(Math.round(lines)).toBeGreaterThanOrEqual(3);
    await page.goto('/');
    await expect(page.getByText(longWords.doctor, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: longWords.service })).toHaveCount(2);
    await page.goto('/locations/bhandara');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(longWords.town);
    const [card = ''] = new WebPage('/', await page.content()).meta('og:image');
    const drawn = await fetch(site.url + new URL(card).pathname);
    const { format, width, height } = await sharp(await drawn.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  });
});
