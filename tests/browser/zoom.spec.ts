import { expectNoCollision, expectNoSidewaysScroll } from './fitting.ts';
import { expectEveryStopSeen } from './focus.ts';
import { desktop, expect, kinds, link, notFoundNoise, type Page, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

/** A window of 1280 by 800 pixels as pages see it when a visitor enlarges it. */
const zooms = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 200 } };

/** Repeated beside the portrait on wide screens only: the list of qualifications says both. */
const saidTwice = /^(DM Cardiology ?All India Rank 7|Emergency care ?24\/7|On this page)$/;

/** The texts of the page's main part that can be seen, without what changes with the hour. */
const textsOf = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('h1, h2, h3, p, li, dt, dd, td, th')]
      .filter((element) => element.checkVisibility() && !element.closest('nav'))
      .map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const changing of copy.querySelectorAll('[data-open-now]')) changing.remove();
        return copy.textContent.replace(/\s+/g, ' ').trim();
      }),
  );

/** How much of the window the header and the bar at the bottom cover, from 0 to 1. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const header = document.querySelector('header[data-site]')?.getBoundingClientRect();
    const bar = document.querySelector('body > nav')?.getBoundingClientRect();
    const below = bar && bar.height > 0 ? innerHeight - bar.top : 0;
    return (Math.max(0, header?.bottom ?? 0) + below) / innerHeight;
  });

for (const [zoom, viewport] of Object.entries(zooms)) {
  for (const [kind, path] of Object.entries(kinds)) {
    test(`at ${zoom} the ${kind} page says all it says, without scrolling sideways`, async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      const texts = (await textsOf(page)).filter((text) => !saidTwice.test(text));
      expect(texts.length).toBeGreaterThan(1);
      await page.setViewportSize(viewport);
      expect(await textsOf(page)).toEqual(expect.arrayContaining(texts));
      await expectNoSidewaysScroll(page, `at ${zoom}`);
      await expectNoCollision(page, `at ${zoom}`);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      expect(await covered(page), 'part of the window under bars').toBeLessThan(1 / 3);
    });
  }

  for (const path of ['/', '/offers', '/contact', '/blog/what-is-angioplasty']) {
    test(`at ${zoom} Tab through ${path} marks every stop, and nothing covers it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expectEveryStopSeen(page);
    });
  }

  test(`at ${zoom} every entry of the menu can be reached`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.locator('header summary').click();
    const last = link(page.locator('header details'), 'Call Now');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await last.click({ trial: true });
  });
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`letters of twice the size find room on the ${kind} page`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await page.evaluate(() => {
      const larger = new CSSStyleSheet();
      larger.replaceSync(':root { font-size: 200% }');
      document.adoptedStyleSheets.push(larger);
    });
    await expectNoSidewaysScroll(page, 'with large letters');
    await expectNoCollision(page, 'with large letters');
    await expect(page.locator('header summary')).toBeInViewport({ ratio: 1 });
  });
}
