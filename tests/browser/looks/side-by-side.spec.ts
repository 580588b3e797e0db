import { desktop, expect, type Locator, phone, phoneText, stressIf, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const smallest = { width: 320, height: 640 };

/** Words of an element that break across lines. */
const brokenWords = (place: Locator) =>
  place.evaluate((element) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('-')) broken.push(word);
      }
    }
    return broken;
  });

/** How far elements of the same kind are from a common line, in pixels. */
const unevenness = async (places: Locator) => {
  const tops = await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(1);
  return Math.max(...tops) - Math.min(...tops);
};

// What fits on the smallest phone fits on others too: these are looked at before a release.
for (const viewport of [smallest, phone]) {
  test.describe(`on a phone ${viewport.width} px wide`, stressIf(viewport !== smallest), () => {
    test.use({ viewport });

    test('the comparison follows the packages and names only what each adds', async ({ page }) => {
      await page.goto('/offers');
      const table = page.getByRole('table', { name: 'The difference' });
      await table.scrollIntoViewIfNeeded();
      await expect(table.getByRole('rowheader')).toHaveCount(3);
      for (const cell of await table.getByRole('cell').all()) {
        const box = await cell.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
      }
      expect(await brokenWords(table)).toEqual([]);
      const basic = table.getByRole('row', { name: 'Basic Cardiac Evaluation' });
      await expect(basic.getByRole('listitem')).toHaveText([
        '+ Digital reports',
        '+ Same-day results',
      ]);
      await expect(table).not.toContainText('2D Echo');
      const top = (await table.boundingBox())?.y ?? 0;
      const last = await page.getByRole('article').last().boundingBox();
      expect(top).toBeGreaterThan(last?.y ?? 0);
    });

    test(
      'no word in the doctor’s figures breaks across lines',
      stressIf(true),
      async ({ page }) => {
        await page.goto('/');
        const figures = page.locator('main > section').nth(1).locator('[data-cards]');
        expect(await brokenWords(figures)).toEqual([]);
        const hero = page.getByRole('list', { name: 'The clinic in figures' });
        expect(await brokenWords(hero)).toEqual([]);
      },
    );

    test(
      'a table of an article is shown row by row, without scrolling sideways',
      stressIf(true),
      async ({ page }) => {
        await page.goto('/blog/what-is-angioplasty');
        const box = page.getByRole('group', { name: 'Medicines, angioplasty or bypass?' });
        expect(await box.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
        const cell = box.getByRole('cell', { name: 'Open operation under general anaesthesia' });
        const label = await cell.evaluate((one) => getComputedStyle(one, '::before').content);
        expect(label).toContain('Bypass surgery');
        for (const name of ['Medicines, angioplasty or bypass?', 'How well does it work']) {
          const cells = page.getByRole('group', { name }).getByRole('cell');
          const displays = await cells.evaluateAll((all) =>
            all.map((one) => getComputedStyle(one).display),
          );
          expect([...new Set(displays)], name).toEqual(['block']);
        }
        await expect(box.getByRole('table').getByRole('row')).toHaveCount(6);
      },
    );

    test(
      'the phone number in the footer’s last lines stays on one line',
      stressIf(true),
      async ({ page }) => {
        await page.goto('/');
        const number = page
          .getByRole('contentinfo')
          .locator('p')
          .getByText(phoneText, { exact: true });
        expect(await number.evaluate((one) => one.getClientRects().length)).toBe(1);
      },
    );

    test(
      'the footer’s copyright line breaks between its sentences only',
      stressIf(true),
      async ({ page }) => {
        for (const path of ['/', '/hi', '/mr']) {
          await page.goto(path);
          const sentences = page.getByText('© 2024').locator('../span');
          await expect(sentences).toHaveCount(2);
          const lines = await sentences.evaluateAll((all) =>
            all.map((one) => one.getBoundingClientRect().height),
          );
          expect(Math.max(...lines), path).toBeLessThan(24);
        }
      },
    );

    test('the cards of articles show their whole drawings', stressIf(true), async ({ page }) => {
      for (const path of ['/', '/blog']) {
        await page.goto(path);
        const shapes = await page.locator('article img').evaluateAll((all) =>
          all.map((one) => {
            const { width, height } = one.getBoundingClientRect();
            return width / height;
          }),
        );
        expect(shapes.length).toBeGreaterThan(2);
        for (const shape of shapes.filter(Number.isFinite)) expect(shape).toBeCloseTo(16 / 9, 1);
      }
    });
  });
}

for (const path of ['/offers', '/hi/offers', '/mr/offers']) {
  test(
    `each part of a package stands level with the others’ on a wide screen: ${path}`,
    stressIf(true),
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await page.locator('html.fonts-loaded').waitFor();
      const cards = page.getByRole('article');
      for (const part of ['h3', 's', 'h4', '.package-list > ul:last-child', 'a:last-child']) {
        expect(await unevenness(cards.locator(part)), part).toBeLessThan(1);
      }
    },
  );
}

// In npm test, the test above checks them in three columns.
test('packages side by side are aligned in two columns too', stressIf(true), async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/offers');
  await page.locator('html.fonts-loaded').waitFor();
  const [first, second] = await page.getByRole('article').locator('s').all();
  const [left, right] = await Promise.all([first?.boundingBox(), second?.boundingBox()]);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? Infinity))).toBeLessThan(1);
});

test(
  'the large first card of the listing is no taller than its content',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/blog');
    const excerpt = page.getByRole('article').first().locator('p').last();
    expect((await excerpt.boundingBox())?.height).toBeLessThan(120);
  },
);

for (const [screen, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a wide screen', desktop],
] as const) {
  test(
    `the names on a town’s road are at the heartbeats on ${screen}, and a longer stretch is drawn longer`,
    stressIf(true),
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto('/locations/rewa');
      const road = page.getByRole('list', { name: 'The way from Rewa' });
      // How far along the road a point of each part is, as a share of the part.
      const along = async (part: Locator, share: number) => {
        const boxes = await Promise.all((await part.all()).map((one) => one.boundingBox()));
        return boxes.map((box) => (box?.x ?? 0) + share * (box?.width ?? 0));
      };
      const names = await along(road.locator('li > span > span > span:first-child'), 0.5);
      // Of the R wave, the tallest, which is before the middle of a beat.
      const peaks = await along(road.locator('path'), 0.3875);
      expect(peaks).toHaveLength(names.length);
      // The first name and the last one end where the text does.
      for (const place of [1, 2, 3])
        expect(Math.abs((peaks[place] ?? 0) - (names[place] ?? 0))).toBeLessThan(4);
      const [, , katni = 0, jabalpur = 0, nagpur = 0] = peaks;
      expect(jabalpur - katni).toBeLessThan(nagpur - jabalpur);
    },
  );
}

test(
  'a very long package name breaks neither its card nor the comparison',
  stressIf(true),
  async ({ page }) => {
    await page.setViewportSize(smallest);
    await page.goto('/offers');
    await page.evaluate(() => {
      const long = 'Cardiometabolicpreventiveevaluation with everything for the whole family';
      for (const title of document.querySelectorAll('article h3')) title.textContent = long;
      for (const title of document.querySelectorAll('thead th')) title.textContent = long;
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(smallest.width);
    const table = page.getByRole('table');
    expect(await table.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  },
);
