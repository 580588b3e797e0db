import { field, fields, success } from './form.ts';
import { desktop, expect, link, type Page, phone, test } from './site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What has the focus: its words, how it is marked, and whether something covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { left, top, width, height } = element.getBoundingClientRect();
    const spots = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const));
    const seen = spots.some(([x, y]) => {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
    return {
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 60),
      html: element.outerHTML.slice(0, 90),
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      seen,
    };
  });

test('the first Tab offers to skip to the content, and Enter goes there', async ({ page }) => {
  await page.goto('/');
  const skip = link(page, 'Skip to content');
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  expect((await skip.boundingBox())?.height).toBeGreaterThan(24);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page.locator('#home'), 'Book Appointment')).toBeFocused();
});

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  for (const path of ['/', '/offers', '/contact', '/blog/what-is-angioplasty']) {
    test(`on a ${screen}, Tab through ${path} marks every stop, and nothing covers it`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const faults: string[] = [];
      let stops = 0;
      for (;;) {
        await page.keyboard.press('Tab');
        const stop = await focused(page);
        if (stop === null) break;
        stops += 1;
        if (!stop.marked) faults.push(`not marked: ${stop.html}`);
        if (!stop.seen) faults.push(`covered: ${stop.html}`);
        expect(stops, 'the keyboard is trapped').toBeLessThan(200);
      }
      expect(stops).toBeGreaterThan(30);
      expect(faults).toEqual([]);
    });
  }
}

test('the menu of a phone opens, is walked through and closes by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.locator('header details');
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await expect(link(menu, 'Home')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(menu.locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(link(page.locator('#home'), 'Book Appointment')).toBeFocused();
});

test('the long description of a service opens and closes by keyboard', async ({ page }) => {
  await page.goto('/');
  const details = page.locator('#services details').first();
  await details.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(details.locator('p')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(details.locator('p')).toBeHidden();
});

test('a message is written and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'Full Name').focus();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  for (const [label, value] of Object.entries(fields)) {
    await expect(field(page, label)).toBeFocused();
    await page.keyboard.type(value);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(success);
});
