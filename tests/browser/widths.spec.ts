import { expectNoSidewaysScroll } from './fitting.ts';
import { expect, kinds, link, notFoundNoise, phone, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 360, 768, 1280, 1920];

for (const [kind, path] of Object.entries(kinds)) {
  test(`the ${kind} page never scrolls sideways, from 320 to 1920 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `at ${width} px`);
    }
  });
}

for (const [kind, path] of Object.entries(kinds)) {
  test(`at 360 px every target of the ${kind} page outside running text takes a thumb`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const small = await page.locator('a, button, summary, input, textarea').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('.off-screen'))
        .filter(
          (one) =>
            one.textContent?.trim() === one.parentElement?.textContent?.trim() ||
            getComputedStyle(one).display !== 'inline',
        )
        .filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          // The link that skips to the content has no size until it has the focus.
          return width > 1 && Math.min(width, height) < 44;
        })
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
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
