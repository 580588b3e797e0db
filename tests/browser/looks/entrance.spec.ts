import { expect, type Locator, type Page, test } from '../site.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const opacityOf = (element: Locator) =>
  element.evaluate((target) => Number(getComputedStyle(target).opacity));
const expectHidden = (element: Locator) => expect.poll(() => opacityOf(element)).toBe(0);
const expectShown = (element: Locator) => expect.poll(() => opacityOf(element)).toBe(1);

/** Scrolls so that the top of an element is at a fraction of the viewport's height. */
async function scrollTopTo(element: Locator, fraction: number): Promise<void> {
  await element.evaluate((target, fraction) => {
    // Its final position: an element that has not entered yet is shifted.
    const shift = Number.parseFloat(getComputedStyle(target).translate.split(' ')[1] ?? '0');
    const top = target.getBoundingClientRect().top - shift + scrollY - innerHeight * fraction;
    scrollTo({ top, behavior: 'instant' });
  }, fraction);
}

/** How many of the animated elements cannot be seen. */
const countHidden = (page: Page) =>
  page
    .locator('[data-enter]')
    .evaluateAll(
      (elements) => elements.filter((element) => getComputedStyle(element).opacity !== '1').length,
    );

test('a section below the fold is hidden, and enters at 80% of the viewport', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('[data-enter=""]').filter({ hasText: 'What Patients Say' });
  await expectHidden(section);
  await scrollTopTo(section, 0.88);
  await expect(section).toBeInViewport();
  await expectHidden(section);
  await scrollTopTo(section, 0.74);
  await expectShown(section);
});

test('a card enters at 70% of the viewport, and disappears again when it leaves', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  const card = page.locator('[data-enter=card]').filter({ hasText: 'January 23, 2024' });
  await expectHidden(card);
  await scrollTopTo(card, 0.76);
  await expect(card).toBeInViewport();
  await expectHidden(card);
  await scrollTopTo(card, 0.62);
  await expectShown(card);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectHidden(card);
});

test('elements in view when the page loads are not hidden', { tag: '@stress' }, async ({
  page,
}) => {
  await page.goto('/#services');
  await expect(page.locator('#services-heading')).toBeInViewport();
  expect(await opacityOf(page.locator('#services [data-enter=""]').first())).toBe(1);
});

test('a hidden element is shown as soon as something in it gets the focus', {
  tag: '@stress',
}, async ({ page }) => {
  await page.goto('/');
  const card = page.locator('[data-enter=card]').filter({ hasText: 'January 23, 2024' });
  await expectHidden(card);
  await card.getByRole('link').focus();
  await expectShown(card);
});

const paths = ['/', '/blog?view=all', '/locations/bhandara'];

test.describe('for visitors who prefer reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is hidden or moves', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await countHidden(page), path).toBe(0);
      const animationCount = await page.evaluate(() => document.getAnimations().length);
      expect(animationCount, path).toBe(0);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is visible', { tag: '@stress' }, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      expect(await page.locator('[data-enter]').count(), path).toBeGreaterThan(3);
      expect(await countHidden(page), path).toBe(0);
    }
  });
});
