import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteServer } from '../support/site/site-server.ts';
import { startChromium88 } from './chromium-88.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const phoneWidth = 360;
const widths = [320, 360, 390, 430, 768];

/** Pages of most kinds, some of them in Hindi and Marathi. */
const paths = [
  '/',
  '/best-cardiologist-in-nagpur',
  '/offers',
  '/testimonials',
  '/contact',
  '/blog',
  '/blog/what-is-angioplasty',
  '/locations/sakoli',
  '/privacy',
  '/no-such-page',
  '/hi',
  '/mr',
  '/hi/contact',
  '/mr/contact',
  '/mr/offers',
  '/hi/locations/sakoli',
  '/mr/blog/what-is-angioplasty',
];

/** Shows the longest text beside the hours; during the test it may be just "Open now". */
function showLongestOpeningText(): void {
  const longestTexts: Record<string, string> = {
    en: 'Opens Wednesday 10:00 AM',
    hi: 'खुलने का समय: गुरुवार सुबह 10:00',
    mr: 'उघडेल: गुरुवार सकाळी 10:00',
  };
  for (const element of document.querySelectorAll('[data-open-now]')) {
    element.textContent = longestTexts[document.documentElement.lang] ?? '';
  }
}

/** The beginnings of paragraphs and headings that are only a letter or two wide. */
function findNarrowTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('p, h1, h2, h3')]
    .filter((text) => {
      const { offsetWidth, offsetHeight } = text;
      // Current engines also measure the content of a closed <details>; Chromium 88 has no checkVisibility.
      const isShown = offsetWidth > 1 && offsetHeight > 1 && text.checkVisibility?.() !== false;
      return isShown && text.textContent.trim().length > 12 && offsetWidth < 48;
    })
    .map(({ textContent }) => textContent.slice(0, 40));
}

let site: SiteServer;
beforeAll(async () => {
  site = await SiteServer.start();
});
afterAll(() => site.stop());

// Chromium 88 cannot tell from CSS whether scripts are enabled, so its listing shows all articles at once.
describe.each([
  ['Chromium 88', startChromium88, 10],
  ['Firefox', startFirefox, 6],
  ['WebKitGTK', startWebKit, 6],
])('in %s', (_, start, articlesAtFirst) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());

  /** Opens a page in the clinic's typefaces. */
  async function open(path: string, width = phoneWidth): Promise<void> {
    await engine.resize(width);
    await engine.open(site.url + path);
    await expect
      .poll(() => engine.evaluate(() => document.documentElement.className))
      .toContain('fonts-loaded');
  }

  /** The value of a field of the contact form. */
  const fieldValue = (name: string) =>
    engine.evaluate(
      (css) => document.querySelector<HTMLInputElement>(`#contact [name=${css}]`)?.value,
      name,
    );

  const count = (selector: string) =>
    engine.evaluate((css) => document.querySelectorAll(css).length, selector);

  /** How many elements that match a selector are visible. */
  const countShown = (selector: string) =>
    engine.evaluate(
      (css) =>
        [...document.querySelectorAll(css)].filter(
          (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0,
        ).length,
      selector,
    );

  test.each(paths)(
    '%s never scrolls sideways, nor breaks words into letters, from 320 to 768 px',
    async (path) => {
      await open(path);
      await expect.poll(() => count('[data-open-now][hidden]')).toBe(0);
      await engine.evaluate(showLongestOpeningText);
      for (const width of widths) {
        await engine.resize(width);
        // A window that cannot be as narrow as requested would prove nothing.
        await expect.poll(() => engine.evaluate(() => innerWidth)).toBe(width);
        const overflow = await engine.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect.soft(overflow, `pixels beyond the edge at ${width} px`).toBe(0);
        const narrowTexts = await engine.evaluate(findNarrowTexts);
        expect.soft(narrowTexts, `texts a letter or two wide at ${width} px`).toEqual([]);
      }
    },
  );

  test.each([
    ['/', 'Figtree', 'Fraunces'],
    // Text in Devanagari is in the device's typeface: decision 76.
    ['/hi', 'Devanagari of the device', 'Eczar'],
    ['/mr', 'Devanagari of the device', 'Eczar'],
  ])('the typefaces of %s are loaded and used', async (path, text, headings) => {
    await open(path);
    const loadedFamilies = await engine.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    const fontStacks = await engine.evaluate(() =>
      ['body', 'h2:not(.eyebrow)'].map(
        (name) => getComputedStyle(document.querySelector(name) as Element).fontFamily,
      ),
    );
    const isIn = (name: string) => (family: string) => family.replaceAll('"', '').startsWith(name);
    expect(loadedFamilies.filter(isIn(headings)), `${headings} loaded`).not.toEqual([]);
    expect(loadedFamilies.some(isIn('Figtree')), 'Figtree loaded').toBe(text === 'Figtree');
    for (const [index, name] of [text, headings].entries()) {
      const stack = (fontStacks[index] ?? '').split(',').map((family) => family.trim());
      expect(stack.some(isIn(name)), `${fontStacks[index]} names ${name}`).toBe(true);
    }
  });

  test('the menu of a phone opens, closes with Escape, and leads to a page', async () => {
    await open('/');
    const entry = 'header details a[href="/best-cardiologist-in-nagpur"]';
    expect(await countShown(entry)).toBe(0);
    await engine.click('header summary');
    await expect.poll(() => countShown(entry)).toBe(1);
    await engine.pressEscape();
    await expect.poll(() => countShown(entry)).toBe(0);
    await engine.click('header summary');
    await engine.click(entry);
    await expect
      .poll(() => engine.evaluate(() => location.pathname))
      .toBe('/best-cardiologist-in-nagpur');
  });

  test('a refused enquiry keeps the entered text; once corrected, it is sent and confirmed', async () => {
    await open('/contact');
    await engine.type('#contact [name=name]', 'Sunita Deshmukh');
    await engine.type('#contact [name=email]', 'sunita@example');
    await engine.type('#contact [name=phone]', '+91 98220 12345');
    await engine.type('#contact [name=message]', 'May we come on Monday?');
    await engine.click('#contact form [type=submit]');
    await expect.poll(() => countShown('#contact [name=email][aria-invalid=true]')).toBe(1);
    expect(await fieldValue('message')).toBe('May we come on Monday?');
    await engine.type('#contact [name=email]', '.com');
    await engine.click('#contact form [type=submit]');
    await expect
      .poll(() => engine.evaluate(() => document.querySelector('#contact form')?.textContent))
      .toContain('Message received!');
    expect(await fieldValue('message')).toBe('');
  });

  const moreButton = 'main form [name=view]';
  test('the listing has a button for the other articles where it does not show them at first', async () => {
    await open('/blog');
    expect(await countShown('main article')).toBe(articlesAtFirst);
    expect(await countShown(moreButton)).toBe(articlesAtFirst < 10 ? 1 : 0);
  });

  test('the picture choices of an article are offered only where they work', async () => {
    await open('/blog/what-is-angioplasty');
    const isSupported = await engine.evaluate(() => CSS.supports('selector(:has(*))'));
    expect(await countShown('.states input')).toBe(isSupported ? 3 : 0);
  });
});
