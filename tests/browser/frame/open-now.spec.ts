import { expect, type Page, stressIf, test } from '../site.ts';

/** Abroad, it is often another day in the visitor's time zone. */
test.use({ timezoneId: 'America/Los_Angeles' });

/** Reads the mark on the first screen at a moment by the clock in India. */
async function mark(page: Page, moment: string) {
  await page.clock.setFixedTime(new Date(`${moment}+05:30`));
  await page.goto('/');
  return page.locator('#home [data-open-now]');
}

const moments = {
  'Wednesday at noon': ['2026-11-18T12:00:00', 'Open now'],
  'Wednesday before opening': ['2026-11-18T09:59:00', 'Opens Wednesday 10:00 AM'],
  'Wednesday after closing': ['2026-11-18T20:00:00', 'Opens Thursday 10:00 AM'],
  'Saturday after closing': ['2026-11-21T20:00:00', 'Opens Monday 10:00 AM'],
  Sunday: ['2026-11-22T12:00:00', 'Opens Monday 10:00 AM'],
} as const;

// The hours themselves are held by shared/week-hours; what the browser adds is the clock and the words.
const usual = 'Wednesday at noon';

for (const [name, [moment, words]] of Object.entries(moments)) {
  test(`on ${name}, the page says ${words}`, stressIf(name !== usual), async ({ page }) => {
    await expect(await mark(page, moment)).toHaveText(words);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page does not say whether the clinic is open', stressIf(true), async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-open-now]').first()).toBeHidden();
  });
});
