import { expect, type Locator, type Page, stressIf, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const opacity = (element: Locator) =>
  element.evaluate((one) => Number(getComputedStyle(one).opacity));
const hidden = (element: Locator) => expect.poll(() => opacity(element)).toBe(0);
const shown = (element: Locator) => expect.poll(() => opacity(element)).toBe(1);

/** Scrolls so that the top of an element is at a fraction of the viewport's height. */
async function placeTop(element: Locator, part: number): Promise<void> {
  await element.evaluate((one, at) => {
    // Its final position: an element that has not entered yet is shifted.
    const shift = Number.parseFloat(getComputedStyle(one).translate.split(' ')[1] ?? '0');
    const top = one.getBoundingClientRect().top - shift + scrollY - innerHeight * at;
    scrollTo({ top, behavior: 'instant' });
  }, part);
}

/** How many of the animated elements cannot be seen. */
const unseen = (page: Page) =>
  page
    .locator('[data-enter]')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);

test('a section below the fold is hidden, and enters at 80 % of the viewport', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('[data-enter=""]').filter({ hasText: 'What Patients Say' });
  await hidden(section);
  await placeTop(section, 0.88);
  await expect(section).toBeInViewport();
  await hidden(section);
  await placeTop(section, 0.74);
  await shown(section);
});

test(
  'a card enters at 70 % of the viewport, and disappears again when it leaves',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    const card = page.locator('[data-enter=card]').filter({ hasText: 'January 23, 2024' });
    await hidden(card);
    await placeTop(card, 0.76);
    await expect(card).toBeInViewport();
    await hidden(card);
    await placeTop(card, 0.62);
    await shown(card);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await hidden(card);
  },
);

for (const width of [412, 1280]) {
  const title = `no element is seen moving out of sight while a page ${width} px wide is loading`;
  test(title, stressIf(true), async ({ page }) => {
    const moved: string[] = [];
    await page.exposeFunction('noteMotion', (text: string) => moved.push(text));
    await page.addInitScript(() => {
      document.addEventListener('transitionrun', ({ target }) => {
        if (!(target instanceof HTMLElement) || target.dataset['enter'] === undefined) return;
        Object(window).noteMotion(target.textContent);
      });
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const card = page.locator('[data-enter=card]').filter({ hasText: 'January 23, 2024' });
    await hidden(card);
    expect(moved).toEqual([]);
    await placeTop(card, 0.3);
    await expect.poll(() => moved.length).toBeGreaterThan(0);
  });
}

test(
  'a card that leaves at the top disappears too, and enters again on the way back',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    const passed = page.locator('[data-enter=card]').filter({ hasText: 'ECG' }).first();
    const toTheEnd = () =>
      page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await hidden(passed);
    for (const way of ['in one leap', 'after it was seen']) {
      await toTheEnd();
      await hidden(passed);
      await placeTop(passed, 0.3);
      await expect(passed, way).toHaveClass(/entered/);
      await shown(passed);
    }
    await toTheEnd();
    await hidden(passed);
  },
);

test(
  'an entrance lasts 0.6 to 0.8 s, and each card waits a tenth of a second longer than the one before',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/offers');
    const cards = page.locator('[data-enter=card]').filter({ hasText: 'Book This Package' });
    const delays = await cards.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).transitionDelay)),
    );
    expect(delays).toEqual([0, 0.1, 0.2]);
    const length = await cards
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).transitionDuration));
    expect(length).toBeGreaterThanOrEqual(0.6);
    expect(length).toBeLessThanOrEqual(0.8);
  },
);

test('what is in view when the page loads is never hidden', stressIf(true), async ({ page }) => {
  await page.goto('/#services');
  await expect(page.locator('#services-heading')).toBeInViewport();
  expect(await opacity(page.locator('#services [data-enter=""]').first())).toBe(1);
});

test(
  'a hidden element is shown as soon as something in it gets the focus',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    const card = page.locator('[data-enter=card]').filter({ hasText: 'January 23, 2024' });
    await hidden(card);
    await card.getByRole('link').focus();
    await shown(card);
  },
);

const paths = ['/', '/offers', '/locations/bhandara'];

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden or moves', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await unseen(page), path).toBe(0);
      const moving = await page.evaluate(() => document.getAnimations().length);
      expect(moving, path).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible', stressIf(true), async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await page.locator('[data-enter]').count(), path).toBeGreaterThan(3);
      expect(await unseen(page), path).toBe(0);
    }
  });
});
