import {
  desktop,
  expect,
  notFoundErrors,
  type Page,
  phone,
  samplePages,
  stressIf,
  test,
  zooms,
} from '../site.ts';
import { checkWithAxe } from './axe.ts';
import { expectLargeTextFits, expectNoCollision, expectNoSidewaysScroll } from './fitting.ts';
import {
  expectCallsWithinReach,
  findHiddenTexts,
  findSmallTargets,
  measureBarCover,
  textsOf,
} from './visible.ts';

test.use({ expectedErrors: notFoundErrors, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 360, 768, 1280, 1920];

/** Qualifications that are beside the portrait on wide screens. */
const besidePortrait = ['DM Cardiology (All India Rank 7)', '24/7 emergency care'];
/** Texts that only wide screens show; the qualifications beside the portrait are in their list on other screens. */
const onlyOnWideScreens = /^(DM Cardiology ?All India Rank 7|Emergency care ?24\/7|On this page)$/;

/**
 * In npm test, axe checks more pages in audit-languages.spec.ts, the form in form/contact-form.spec.ts, and a post in
 * blog/post.spec.ts. All pages are audited before a release.
 */
const pagesInNpmTest = ['home'];

// Each kind of page is loaded once and audited in every respect.
for (const [kind, path] of Object.entries(samplePages)) {
  const title = `the ${kind} page passes axe and the checks of contrast, visible texts, calls within reach, widths, targets, zoom, large text, dark mode and forced colours`;
  test(title, stressIf(!pagesInNpmTest.includes(kind)), async ({ page }) => {
    await open(page, path);
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/site.webmanifest');
    await expectAccessible(page, 'on a desktop');
    const hiddenTexts = (await findHiddenTexts(page)).filter(
      (text) => !besidePortrait.includes(text),
    );
    expect.soft(hiddenTexts, 'hidden on a desktop').toEqual([]);
    await expectHeaderVisible(page);
    await expectForcedColours(page, 'on a desktop');
    // Checked on a desktop: on a phone, a page of text alone has links, but nothing that looks like a button.
    expect(await page.locator('[data-was-button]').count()).toBeGreaterThan(0);
    const texts = (await textsOf(page)).filter((text) => !onlyOnWideScreens.test(text));
    expect(texts.length).toBeGreaterThan(1);

    await page.emulateMedia({ colorScheme: 'dark' });
    // Home is enough here: what looks different in dark mode on a desktop (the header, the bar, the footer) is on every page.
    if (kind === 'home') await expectAccessible(page, 'on a desktop, in dark');
    await page.setViewportSize(phone);
    await expectForcedColours(page, 'on a phone, in dark');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectAccessible(page, 'on a phone, in dark');
    await page.emulateMedia({ colorScheme: 'light' });
    if (kind === 'home') {
      await expectAccessible(page, 'on a phone');
      const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect(
        heading?.width,
        'the main heading of Home is for screen readers only',
      ).toBeLessThanOrEqual(1);
    }
    expect.soft(await findSmallTargets(page), 'targets too small for a thumb').toEqual([]);
    await expectCallsWithinReach(page);

    await expectFitsWidths(page);
    for (const [zoom, viewport] of Object.entries(zooms)) {
      await page.setViewportSize(viewport);
      const zoomedTexts = await textsOf(page);
      expect.soft(zoomedTexts, `texts at ${zoom}`).toEqual(expect.arrayContaining(texts));
      await expectFits(page, `at ${zoom}`);
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      expect.soft(await measureBarCover(page), `covered at ${zoom}`).toBeLessThan(1 / 3);
    }
    await expectLargeTextFits(page);
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await page.locator('html.fonts-loaded').waitFor();
}

/** Expects the menu, which a wide screen shows without a press, and the top strip; other tests follow the links. */
async function expectHeaderVisible(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main' });
  await expect.soft(menu.getByRole('link')).toHaveCount(7);
  for (const label of ['24/7 Emergency:', 'Mon-Sat 10AM-8PM', 'Call Now', 'Book Appointment']) {
    await expect.soft(header.getByText(label).filter({ visible: true }), label).toHaveCount(1);
  }
}

async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations, weakTexts } = await checkWithAxe(page);
  expect.soft(violations, `axe ${where}`).toEqual([]);
  expect.soft(weakTexts, `body text below 7:1 ${where}`).toEqual([]);
}

/** Expects buttons to keep an edge and icons to take the colour of text in forced colours. */
async function expectForcedColours(page: Page, where: string): Promise<void> {
  await markButtons(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findButtonsWithoutEdge(page), `buttons without an edge ${where}`).toEqual([]);
  const { shapes, count } = await findShapesInOtherColours(page);
  expect(count).toBeGreaterThan(10);
  expect.soft(shapes, `icons of another colour ${where}`).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
}

async function expectFitsWidths(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, `at ${width} px`);
  }
}

async function expectFits(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  await expectNoCollision(page, where);
}

/** Marks what looks like a button: a background, or a border. */
const markButtons = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('a, button')) {
      element.removeAttribute('data-was-button');
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasSurface = !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
      if (!hasSurface || !element.checkVisibility()) continue;
      element.setAttribute('data-was-button', '');
    }
  });

/** Marked buttons that have lost their edge. */
const findButtonsWithoutEdge = (page: Page): Promise<string[]> =>
  page.locator('[data-was-button]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );

/** Lines and areas of icons, stars, logo and pulse line whose colour differs from that of text. */
const findShapesInOtherColours = (page: Page): Promise<{ shapes: string[]; count: number }> =>
  page.evaluate(() => {
    const shapes: string[] = [];
    let count = 0;
    for (const shape of document.querySelectorAll('svg :is(path, circle, rect, line)')) {
      if (shape.getClientRects().length === 0) continue;
      const drawing = shape.closest('svg');
      if (!drawing?.checkVisibility() || !drawing.parentElement) continue;
      count += 1;
      const { stroke, fill } = getComputedStyle(shape);
      const { color } = getComputedStyle(drawing.parentElement);
      const colours = [stroke, fill].filter((paint) => paint !== 'none');
      if (colours.length === 0 || colours.some((paint) => paint !== color))
        shapes.push(`${colours} not ${color}: ${drawing.outerHTML.slice(0, 160)}`);
    }
    return { shapes, count };
  });
