import { expect, test } from './site.ts';

// What a frightened person holds: a small phone with a bar at its bottom.

/** Lengths in screens of 360 x 740 that each kind of page must stay within. */
const lengths: [path: string, screens: number][] = [
  ['/', 12],
  ['/offers', 6.5],
  ['/locations/tumsar', 5.5],
  ['/best-cardiologist-in-nagpur', 6],
  ['/contact', 4],
  ['/testimonials', 3.5],
  ['/no-such-page', 2],
];

test.describe('on a phone of 360 x 740', () => {
  test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

  for (const [path, screens] of lengths) {
    test(`${path} is at most ${screens} screens long, its footer at most 900 px`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const found = await page.evaluate(() => ({
        screens: document.documentElement.scrollHeight / 740,
        footer: document.querySelector('body > footer')?.getBoundingClientRect().height,
        header: document.querySelector('body > header')?.getBoundingClientRect().height,
      }));
      expect.soft(found.screens).toBeLessThanOrEqual(screens);
      expect.soft(found.footer).toBeLessThanOrEqual(900);
      expect.soft(found.header).toBeLessThanOrEqual(104);
    });
  }

  for (const path of ['/', '/offers', '/contact', '/locations/rewa', '/blog', '/privacy']) {
    test(`on ${path} the ambulance and the clinic are links wherever they are named`, async ({
      page,
    }) => {
      await page.goto(path);
      const bare = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? '';
          if (!/\b108\b|\+91 98765 43210/.test(text)) continue;
          const parent = node.parentElement;
          if (parent?.closest('a[href^="tel:"], script, address.hidden')) continue;
          found.push(text.trim());
        }
        return found;
      });
      expect(bare).toEqual([]);
    });
  }

  test('the first thing under the title of the warning signs is the emergency box', async ({
    page,
  }) => {
    await page.goto('/blog/heart-attack-warning-signs');
    const call = page.getByRole('link', { name: 'Call 108' });
    await expect(call).toHaveAttribute('href', 'tel:108');
    await expect(call).toBeInViewport({ ratio: 1 });
  });
});

test.describe('on a phone of 360 x 640', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('the emergency buttons of Home stand above the bar at the bottom, the ambulance first', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = await page.getByRole('navigation', { name: 'Contact the clinic' }).boundingBox();
    const hero = page.locator('#home');
    const ambulance = await hero.getByRole('link', { name: 'Call 108' }).boundingBox();
    const clinic = await hero.getByRole('link', { name: 'Emergency Call' }).boundingBox();
    for (const button of [ambulance, clinic]) {
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    expect(ambulance?.x).toBeLessThan(clinic?.x ?? 0);
  });
});

test('on a phone on its side the call stays within reach', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await page.goto('/');
  await page.mouse.wheel(0, 2_000);
  const call = page.getByRole('navigation', { name: 'Contact the clinic' }).getByRole('link');
  await expect(call.first()).toHaveAttribute('href', /^tel:/);
  await expect(call.first()).toBeInViewport({ ratio: 1 });
});
