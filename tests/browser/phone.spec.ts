import { slugsOf } from '../support/sample-clinic.ts';
import { call, expect, kinds, notFoundNoise, type Page, phone, test } from './site.ts';

// A small phone with a bar at its bottom, as most visitors hold.
test.use({ viewport: phone, noise: notFoundNoise });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Contact the clinic' });
const ambulance = 'tel:108';

/** Longest each page may be, in screens of this phone; how long the others are is up to their texts. */
const lengths: Partial<Record<keyof typeof kinds, number>> = {
  home: 12,
  packages: 6.5,
  about: 6,
  contact: 4,
  testimonials: 3.5,
  'not-found': 2,
};

/** Opens a page and measures it, and the parts that stand on every page. */
async function measure(page: Page, path: string) {
  await page.goto(path);
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

function expectWithin(found: Awaited<ReturnType<typeof measure>>, screens: number): void {
  expect.soft(found.screens, `${found.path} in screens`).toBeLessThanOrEqual(screens);
  expect.soft(found.header, `the header of ${found.path}`).toBeLessThanOrEqual(104);
  expect.soft(found.content, `the top of ${found.path}`).toBeLessThanOrEqual(150);
  expect.soft(found.footer, `the footer of ${found.path}`).toBeLessThanOrEqual(900);
}

test('the page of every town is at most 5.5 screens long', async ({ page }) => {
  for (const town of await slugsOf('towns')) {
    expectWithin(await measure(page, `/locations/${town}`), 5.5);
  }
});

for (const [kind, path] of Object.entries(kinds)) {
  test(`${kind}: the page is as short as it should be, and the ambulance and the clinic can be called from anywhere on it`, async ({
    page,
  }) => {
    const screens = lengths[kind as keyof typeof kinds] ?? Number.POSITIVE_INFINITY;
    expectWithin(await measure(page, path), screens);
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
  });
}

test('the article on warning signs has the emergency box right under its title', async ({
  page,
}) => {
  await page.goto('/blog/heart-attack-warning-signs');
  const under = page.locator('main h1 + div');
  await expect(under).toContainText('Cardiac Emergency');
  for (const number of [ambulance, call]) {
    await expect(under.locator(`a[href="${number}"]`).last()).toBeInViewport({ ratio: 1 });
  }
});

test('on the smallest phone the emergency buttons of Home stand above the bar, the ambulance first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const home = page.locator('#home');
  const [first, second, top] = await Promise.all([
    home.getByRole('link', { name: 'Call 108' }).boundingBox(),
    home.getByRole('link', { name: 'Emergency Call' }).boundingBox(),
    bar(page).boundingBox(),
  ]);
  for (const button of [first, second]) {
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
  }
  expect(first?.x).toBeLessThan(second?.x ?? 0);
});

for (const viewport of [
  { width: 740, height: 360 },
  { width: 844, height: 390 },
]) {
  test(`on a phone on its side, ${viewport.width} x ${viewport.height}, the call stays within reach`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: 2_000, behavior: 'instant' }));
    for (const number of [ambulance, call]) {
      await expect(bar(page).locator(`a[href="${number}"]`)).toBeInViewport({ ratio: 1 });
    }
  });
}
