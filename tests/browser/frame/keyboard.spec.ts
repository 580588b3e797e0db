import { desktop, expect, link, type Page, phone, test, zooms } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first Tab offers to skip to the content, and Enter goes there', async ({ page }) => {
  await page.goto('/');
  const skipLink = link(page, 'Skip to content');
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport({ ratio: 1 });
  expect((await skipLink.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page.locator('#home'), 'What to do now')).toBeFocused();
});

const viewports = { phone, desktop, ...zooms };

for (const path of ['/', '/offers', '/contact', '/blog/what-is-angioplasty']) {
  const title = `on ${path} the focus is always visible and uncovered, on phone and desktop and zoomed in`;
  test(title, { tag: '@stress' }, async ({ page }) => {
    await page.goto(path);
    for (const [name, viewport] of Object.entries(viewports)) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await expectVisibleFocus(page, name, path === '/' ? 'page' : 'main');
    }
  });
}

/** Whether the focused element has an outline that stands out, and whether it is uncovered; null if none has the focus. */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    let background = element.parentElement;
    while (background && getComputedStyle(background).backgroundColor === 'rgba(0, 0, 0, 0)') {
      background = background.parentElement;
    }
    const isDistinct = !background || getComputedStyle(background).backgroundColor !== outlineColor;
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
    const isVisible = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      html: element.outerHTML.slice(0, 90),
      isInMain: element.closest('main') !== null,
      isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isDistinct,
      isVisible,
    };
  });

/**
 * Walks through a page by Tab: every focused element must have an outline in a colour other than its background, and
 * must not be covered.
 * @param part the whole page, or its main part, as the header and the footer are the same on all pages
 */
async function expectVisibleFocus(page: Page, where: string, part: 'page' | 'main'): Promise<void> {
  const faults: string[] = [];
  let stops = 0;
  if (part === 'main') await page.getByRole('main').focus();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocus(page);
    if (stop === null || (part === 'main' && !stop.isInMain)) break;
    stops += 1;
    if (!stop.isMarked) faults.push(`not marked: ${stop.html}`);
    if (!stop.isVisible) faults.push(`covered: ${stop.html}`);
    expect(stops, 'the keyboard is trapped').toBeLessThan(200);
  }
  expect(stops, `stops ${where}`).toBeGreaterThan(part === 'main' ? 6 : 30);
  expect.soft(faults, where).toEqual([]);
}
