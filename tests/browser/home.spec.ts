import { expect, stressIf, test } from './site.ts';

test(
  'the main heading of Home is read out but not shown, and its sections follow one another',
  stressIf(true),
  async ({ page }) => {
    await page.goto('/');
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.width, 'the main heading is off the screen').toBeLessThanOrEqual(1);
    const tops = await page
      .locator('main > section')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(8);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
);
