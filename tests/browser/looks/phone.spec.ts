import { call, expect, phone, stressIf, test } from '../site.ts';
import { ambulance, bar, coveredByBars } from './visible.ts';

// The audit looks at each kind of page on a phone.
test.use({ viewport: phone });

test('the article on warning signs has the emergency box right below its title', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/blog/heart-attack-warning-signs');
  const under = page.locator('main h1 + div');
  await expect(under).toContainText('Cardiac Emergency');
  for (const number of [ambulance, call]) {
    await expect(under.locator(`a[href="${number}"]`).last()).toBeInViewport({ ratio: 1 });
  }
});

// A browser that prefers Marathi is offered it in a line at the top of English pages, which leaves less room.
for (const [home, locale] of [
  ['/', 'mr-IN'],
  ['/hi', 'hi-IN'],
  ['/mr', 'mr-IN'],
] as const) {
  test.describe(`on the smallest phone in ${locale}`, stressIf(home !== '/'), () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test(`the red emergency box of ${home} is above the bar, the ambulance first`, async ({
      page,
    }) => {
      await page.goto(home);
      await page.locator('html.fonts-loaded').waitFor();
      const buttons = [ambulance, call].map((number) =>
        page.locator(`#home a.button[href="${number}"]`).first().boundingBox(),
      );
      const [first, second, top] = await Promise.all([...buttons, bar(page).boundingBox()]);
      for (const button of [first, second]) {
        expect((button?.y ?? 0) + (button?.height ?? 999)).toBeLessThanOrEqual(top?.y ?? 0);
      }
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      const box = page.locator('#home .hero-emergency');
      await expect(box).toHaveCSS('background-color', 'rgb(179, 33, 30)');
      await expect(box).toHaveCSS('color', 'rgb(255, 255, 255)');
    });
  });
}

test('the calls stay within reach on a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
  for (const number of [ambulance, call]) {
    await expect(bar(page).locator(`a[href="${number}"]`)).toBeInViewport({ ratio: 1 });
  }
});

// What a phone of 360 x 640 has at a zoom of 200 %, in CSS pixels; with letters twice as large, the same in rem.
test.describe('text at 200 % on a small phone', () => {
  test.use({ locale: 'hi-IN', viewport: { width: 180, height: 320 } });

  test('keeps the screen for the page, and the bar cuts neither a number nor a word', async ({
    page,
  }) => {
    await page.goto('/hi/chest-pain');
    // Until the typeface arrives, words are as wide as in that of the device.
    await page.evaluate(() => document.body.style.setProperty('font-family', '"Like Figtree"'));
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    expect(await coveredByBars(page)).toBeLessThan(1 / 5);
    const entries = await page.locator('body > nav a').evaluateAll((all) =>
      all.map((entry) => {
        const text = document.createRange();
        text.selectNodeContents(entry.lastChild ?? entry);
        const around = entry.getBoundingClientRect();
        const { left, right } = text.getBoundingClientRect();
        const isWithin = around.left <= left && right <= around.right;
        const words = entry.textContent?.trim().split(' ').length ?? 0;
        const isWhole = isWithin && text.getClientRects().length <= words;
        return [entry.textContent, isWhole];
      }),
    );
    expect(entries).toHaveLength(4);
    expect(entries.filter(([, isWhole]) => !isWhole)).toEqual([]);
  });
});
