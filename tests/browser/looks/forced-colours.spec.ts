import { answerWith, awake, fill, send } from '../form/form.ts';
import { desktop, expect, link, test } from '../site.ts';

// audit.spec.ts covers the buttons and icons of every kind of page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('in forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('a line marks the current entry of the menu', { tag: '@stress' }, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto('/offers');
    const menu = page.getByRole('banner').getByRole('navigation');
    const line = link(menu, 'Offers').locator('span span');
    await expect(line).toHaveCSS('border-bottom-style', 'solid');
    await expect(menu.locator('span span').filter({ visible: true })).toHaveCount(1);
  });

  test('the emergency box keeps its frame', { tag: '@stress' }, async ({ page }) => {
    await page.goto('/');
    const frame = await page
      .getByText('Cardiac Emergency', { exact: true })
      .first()
      .locator('../../..')
      .evaluate((box) => {
        const { borderTopColor, borderTopStyle, borderTopWidth } = getComputedStyle(box);
        const { backgroundColor } = getComputedStyle(document.body);
        return { borderTopStyle, borderTopWidth, seen: borderTopColor !== backgroundColor };
      });
    expect(frame).toEqual({ borderTopStyle: 'solid', borderTopWidth: '2px', seen: true });
  });
});

test.describe('in forced colours, after a failure', { tag: '@stress' }, () => {
  test.use({ noise: /422/ });

  test('words and a thicker edge mark a refused field', async ({ page }) => {
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
    await expect(page.getByText('Please write your full name.').last()).toBeVisible();
    const edge = (label: string) =>
      page
        .getByRole('textbox', { name: label, exact: true })
        .evaluate((field) => getComputedStyle(field).borderTopWidth);
    expect(await edge('Full Name')).not.toBe(await edge('Message'));
  });
});
