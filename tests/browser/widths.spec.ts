import { expect, kinds, link, notFoundNoise, type Page, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 360, 768, 1280, 1920];

/** What reaches beyond the right edge of the page, apart from what scrolls or shows on its own. */
function tooWide(): string[] {
  const edge = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean => {
    const { overflowX, clipPath } = getComputedStyle(element);
    if (overflowX === 'auto' || clipPath !== 'none') return true;
    return element.parentElement ? scrolls(element.parentElement) : false;
  };
  const words = 'a, button, summary, h1, h2, h3, p, li, dd, label, input, textarea, img, td, th';
  return [...document.querySelectorAll(words)]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (right > edge + 1 || left < -1) && !scrolls(element);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

async function expectNoSidewaysScroll(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const { content, view } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    view: document.documentElement.clientWidth,
  }));
  expect(content, `width of the content at ${width} px`).toBeLessThanOrEqual(view);
  expect(await page.evaluate(tooWide), `too wide at ${width} px`).toEqual([]);
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page never scrolls sideways, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) await expectNoSidewaysScroll(page, width);
  });
}

for (const width of [320, 360]) {
  test(`at ${width} px every target in the header, its menu and the bottom bar takes a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    await page.locator('header summary').click();
    await expect(link(page.locator('header details'), 'Blog')).toBeVisible();
    const targets = page
      .locator('header a, header summary, nav[aria-label="Contact the clinic"] a')
      .filter({ visible: true });
    const boxes = await targets.evaluateAll((all) =>
      all.map((one) => {
        const { width: wide, height: high } = one.getBoundingClientRect();
        return { name: one.textContent, side: Math.min(wide, high) };
      }),
    );
    expect(boxes.length).toBeGreaterThanOrEqual(15);
    expect(boxes.filter(({ side }) => side < 44)).toEqual([]);
  });
}
