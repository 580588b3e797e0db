import { answerWith, awake, fill, send } from './form.ts';
import { desktop, expect, kinds, link, notFoundNoise, type Page, phone, test } from './site.ts';

test.use({ noise: notFoundNoise, contextOptions: { reducedMotion: 'reduce' } });

/** What looks like a button: a surface of its own with rounded ends, or an edge all around. */
const markButtons = (page: Page) =>
  page.evaluate(() => {
    let count = 0;
    for (const element of document.querySelectorAll('a, button')) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasSurface = !/, 0\)$/.test(backgroundColor) || borderTopWidth !== '0px';
      if (!hasSurface || !element.checkVisibility()) continue;
      element.setAttribute('data-was-button', '');
      count += 1;
    }
    return count;
  });

/** Buttons of before that have lost their edge. */
const withoutEdge = (page: Page) =>
  page.locator('[data-was-button]').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle !== 'solid' || Number.parseFloat(borderTopWidth) < 1;
      })
      .map((button) => button.outerHTML.slice(0, 120)),
  );

/** Lines and surfaces of icons, stars, logo and pulse line that differ from the words' colour. */
const ownColours = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    let looked = 0;
    for (const shape of document.querySelectorAll('svg :is(path, circle, rect, line)')) {
      const drawing = shape.closest('svg');
      if (!drawing?.checkVisibility() || !drawing.parentElement) continue;
      looked += 1;
      const { stroke, fill } = getComputedStyle(shape);
      const { color } = getComputedStyle(drawing.parentElement);
      const seen = [stroke, fill].filter((paint) => paint !== 'none');
      if (seen.length === 0 || seen.some((paint) => paint !== color))
        found.push(`${seen} not ${color}: ${drawing.outerHTML.slice(0, 160)}`);
    }
    return { found, looked };
  });

for (const [kind, path] of Object.entries(kinds)) {
  test(`in forced colours the ${kind} page keeps the edges of its buttons, and its icons`, async ({
    page,
  }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, forcedColors: 'none' });
        await page.goto(path);
        expect(await markButtons(page)).toBeGreaterThan(1);
        await page.emulateMedia({ colorScheme, forcedColors: 'active' });
        expect(await withoutEdge(page), colorScheme).toEqual([]);
        const { found, looked } = await ownColours(page);
        expect(looked).toBeGreaterThan(10);
        expect(found, colorScheme).toEqual([]);
      }
    }
  });
}

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('the current entry of the menu is told by its pulse line', async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/offers');
    const menu = page.getByRole('banner').getByRole('navigation');
    await expect(link(menu, 'Offers').locator('svg')).toBeVisible();
    await expect(menu.locator('svg').filter({ visible: true })).toHaveCount(1);
  });

  test('the emergency box has its frame', async ({ page }) => {
    await page.goto('/');
    const frame = await page
      .getByText('Cardiac Emergency', { exact: true })
      .first()
      .locator('..')
      .evaluate((box) => {
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box);
        const { backgroundColor } = getComputedStyle(document.body);
        return { borderTopStyle, borderTopWidth, seen: borderTopColor !== backgroundColor };
      });
    expect(frame).toEqual({ borderTopStyle: 'solid', borderTopWidth: '2px', seen: true });
  });

  test('the stops on the way from a town are joined by a line', async ({ page }) => {
    await page.goto(kinds.town);
    const colours = await page
      .locator('main ol li')
      .first()
      .evaluate((stop) => [
        getComputedStyle(stop, '::before').backgroundColor,
        getComputedStyle(document.body).backgroundColor,
      ]);
    expect(colours[0]).not.toBe(colours[1]);
  });
});

test.describe('in forced colours, after a failure', () => {
  test.use({ noise: /422/ });

  test('words and a thicker edge say what is wrong with a field', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await answerWith(page, 422, {
      success: false,
      problem: 'invalid',
      fields: { name: 'missing' },
    });
    await page.goto('/contact');
    await awake(page);
    await fill(page);
    await send(page).click();
    await expect(page.getByText('Please write your full name.')).toBeVisible();
    const edge = (label: string) =>
      page
        .getByRole('textbox', { name: label, exact: true })
        .evaluate((field) => getComputedStyle(field).borderTopWidth);
    expect(await edge('Full Name')).not.toBe(await edge('Message'));
  });
});
