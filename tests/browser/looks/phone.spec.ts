import { call, expect, phone, stressIf, test } from '../site.ts';
import { ambulance, bar } from './reach.ts';
import { coveredByBars } from './visible.ts';

// A small phone with a bar at its bottom, as most visitors have. The audit looks at each kind of page
// on such a phone.
test.use({ viewport: phone });

test(
  'the article on warning signs has the emergency box right below its title',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/blog/heart-attack-warning-signs');
    const under = page.locator('main h1 + div');
    await expect(under).toContainText('Cardiac Emergency');
    for (const number of [ambulance, call]) {
      await expect(under.locator(`a[href="${number}"]`).last()).toBeInViewport({ ratio: 1 });
    }
  },
);

for (const locale of ['en-IN', 'mr-IN']) {
  // A browser that prefers Marathi is offered it in a line at the top, which leaves less room.
  const isEasier = locale === 'en-IN';
  test.describe(`a browser of ${locale} on the smallest phone`, stressIf(isEasier), () => {
    test.use({ locale, viewport: { width: 360, height: 640 } });

    test('shows the red emergency box of Home above the bar, the ambulance first', async ({
      page,
    }) => {
      await page.goto('/');
      const home = page.locator('#home');
      const [first, second, top] = await Promise.all([
        home.getByRole('link', { name: 'Call 108' }).boundingBox(),
        home.getByRole('link', { name: 'Call the clinic' }).boundingBox(),
        bar(page).boundingBox(),
      ]);
      for (const button of [first, second]) {
        expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
      }
      expect(first?.x).toBeLessThan(second?.x ?? 0);
      const box = home.getByText('Cardiac Emergency').locator('../../..');
      await expect(box).toHaveCSS('background-color', 'rgb(179, 33, 30)');
      await expect(box.getByText('Chest pain, sudden breathlessness')).toHaveCSS(
        'color',
        'rgb(255, 255, 255)',
      );
    });
  });
}

for (const viewport of [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
]) {
  const title = `the header and the calls stay within reach on a phone in landscape, ${viewport.width} x ${viewport.height}`;
  test(title, stressIf(viewport.height > 360), async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    for (const number of [ambulance, call]) {
      await expect(bar(page).locator(`a[href="${number}"]`)).toBeInViewport({ ratio: 1 });
    }
  });
}

// What a phone of 360 x 640 has at a zoom of 200 %, in CSS pixels; with letters twice as large, the same in rem.
for (const [language, locale] of Object.entries({ '': 'en-IN', '/hi': 'hi-IN' })) {
  test.describe(`text at 200 % on a small phone, ${locale}`, () => {
    test.use({ locale, viewport: { width: 180, height: 320 } });

    test('keeps the screen for the page, and the bar cuts neither a number nor a word', async ({
      page,
    }) => {
      await page.goto(`${language}/chest-pain`);
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
}
