import { join } from 'node:path';
import sharp from 'sharp';
import { bareNumbersOn } from '../../support/content/bare-numbers.ts';
import { longWords, makeDemandingClinic } from '../../support/content/demanding-clinic.ts';
import { sampleClinic } from '../../support/content/sample-clinic.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { expectNoCollision, expectNoSidewaysScroll } from '../looks/fitting.ts';
import { aboutPath, expect, type Page, stressIf, test } from '../site.ts';

// One site for all tests of this file.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let server: SiteServer;
let url: string;

test.beforeAll(async () => {
  const clinic = join(temporaryFolder(), 'clinic');
  await makeDemandingClinic(clinic);
  server = await SiteServer.start({ CLINIC_DIR: clinic });
  url = server.url;
});
test.afterAll(() => server.stop());
test.use({ baseURL: async ({ browserName: _ }, use) => use(url) });

const article = '/blog/what-is-angioplasty';
const paths = [aboutPath, '/testimonials', '/contact', '/blog', article];

// In npm test, long titles are shown in full below.
test(
  'the longest names and hours fit on Home, packages and a town, from 320 to 1280 px',
  stressIf(true),
  async ({ page }) => {
    await expectLongNamesFit(page, ['/', '/offers', '/locations/bhandara']);
  },
);

test(
  'the longest names and hours fit on all other pages, from 320 to 1280 px',
  stressIf(true),
  async ({ page }) => {
    await expectLongNamesFit(page, [...paths, '/privacy', '/locations/umred']);
  },
);

async function expectLongNamesFit(page: Page, pages: string[]): Promise<void> {
  await page.clock.setFixedTime(new Date('2098-12-24T12:00:00+05:30'));
  for (const path of pages) {
    await page.goto(path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${path} at ${width} px`);
      await expectNoCollision(page, `${path} at ${width} px`);
    }
    const shown = new WebPage(path, await page.content());
    expect(bareNumbersOn([shown], sampleClinic.contact)).toEqual([]);
  }
}

test(
  'names of towns that exist only in the first language are marked as that language',
  stressIf(true),
  async () => {
    const path = '/hi/locations/bhandara';
    const page = new WebPage(path, await server.text(path));
    const names = page.select('main a[hreflang="en"] [lang="en"]').map(textOf);
    expect(names).toEqual(['Umred', 'Sakoli']);
  },
);

const kept = 'a notice on a page that was kept is hidden once it is over';
test(kept, stressIf(true), async ({ page }) => {
  const notice = page.getByText('Closed from 24 December 2098 to 2 January 2099.');
  for (const [moment, isShown] of [
    ['2099-01-02T23:59', true],
    ['2099-01-03T00:00', false],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${moment}:00+05:30`));
    for (const path of ['/', '/contact']) {
      await page.goto(path);
      await expect(notice, `${path} at ${moment}`).toBeVisible({ visible: isShown });
    }
  }
});

test(
  'after closed days the clinic opens on the first day that is not one of them',
  stressIf(true),
  async ({ page }) => {
    await page.clock.setFixedTime(new Date('2098-12-24T12:00:00+05:30'));
    await page.goto('/');
    await expect(page.locator('#home [data-open-now]')).toHaveText('Opens 3 January 10:15 AM');
  },
);

test('no page links to a chat if the clinic has no number for chats', stressIf(true), async () => {
  for (const path of ['/', '/contact', '/offers', article]) {
    const page = new WebPage(path, await server.text(path));
    expect(page.select('a[href*="wa.me/9"]'), path).toEqual([]);
    const names = page.select('a').map((link) => link.attribs['aria-label'] ?? textOf(link));
    expect(
      names.filter((name) => /^\s*WhatsApp/.test(name)),
      path,
    ).toEqual([]);
  }
});

test(
  'long titles, and the long name of a town, are shown in full',
  stressIf(true),
  async ({ page }) => {
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
  },
);

// In npm test, tests/site/files.test.ts looks at the sample’s.
const cards = 'every page still gets its social card';
test(cards, stressIf(true), async () => {
  for (const path of ['/', aboutPath, article, '/locations/bhandara']) {
    const page = new WebPage(path, await server.text(path));
    const [card = ''] = page.meta('og:image');
    const answer = await fetch(url + new URL(card).pathname);
    const { format, width, height } = await sharp(await answer.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
  }
});
