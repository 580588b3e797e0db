import { call, expect, type kinds, type Page } from '../site.ts';

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact the clinic' });
export const ambulance = 'tel:108';

/**
 * The greatest length of each kind of page, in screens of a phone; that of others depends on their texts.
 */
const lengths: Partial<Record<keyof typeof kinds, number>> = {
  home: 9,
  packages: 5,
  about: 5,
  contact: 3.5,
  testimonials: 3,
  search: 5,
  'not-found': 2,
};

/** Measures a page and the parts that are on every page. */
function measure(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [content] = [...document.querySelectorAll('main :is(p, h1, a, img)')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 1);
    return {
      path: location.pathname,
      screens: document.documentElement.scrollHeight / innerHeight,
      header: box('body > header')?.height,
      content: content?.top,
      footer: box('body > footer')?.height,
    };
  });
}

/**
 * Expects the page, and the parts that are on every page, to be no longer than they should be on a phone.
 */
export async function expectWithin(page: Page, screens: number): Promise<void> {
  const found = await measure(page);
  expect.soft(found.screens, `${found.path} in screens`).toBeLessThanOrEqual(screens);
  expect.soft(found.header, `the header of ${found.path}`).toBeLessThanOrEqual(104);
  expect.soft(found.content, `the top of ${found.path}`).toBeLessThanOrEqual(150);
  expect.soft(found.footer, `the footer of ${found.path}`).toBeLessThanOrEqual(600);
}

/**
 * Expects a page of this kind to be short enough on a phone, and the ambulance and the clinic to be within
 * reach anywhere on it.
 */
export async function expectCallsWithinReach(page: Page, kind: string): Promise<void> {
  await expectWithin(page, lengths[kind as keyof typeof kinds] ?? Number.POSITIVE_INFINITY);
  for (const part of [0, 0.5, 1]) {
    await page.evaluate((part) => {
      const top = part * document.documentElement.scrollHeight;
      scrollTo({ top, behavior: 'instant' });
    }, part);
    for (const number of [ambulance, call]) {
      const link = bar(page).locator(`a[href="${number}"]`);
      await expect(link).toBeInViewport({ ratio: 1 });
      await link.click({ trial: true });
    }
  }
}
