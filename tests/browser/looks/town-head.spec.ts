import { desktop, expect, type Locator, phone, stressIf, test } from '../site.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const edges = async (part: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
};

for (const path of ['/locations/bhandara', '/hi/locations/chhindwara', '/mr/locations/rewa']) {
  test(
    `${path} shows the doctor: on a wide screen where the road has reached Nagpur, on a phone beside the lead`,
    stressIf(true),
    async ({ page }) => {
      await page.setViewportSize(desktop);
      await page.goto(path);
      await page.locator('html.fonts-loaded').waitFor();
      const portrait = page.locator('.face');
      const road = page.locator('.road');
      const arch = await edges(portrait);
      const [head, stop, line] = await Promise.all([
        edges(page.locator('main > section').first()),
        edges(road.locator('li').last().locator('svg')),
        edges(road),
      ]);
      expect(arch.left).toBeGreaterThan(stop.right);
      expect(arch.right).toBeLessThanOrEqual(line.right);
      expect(arch.top).toBeGreaterThanOrEqual(head.top);
      // The line is 51 px below the top of the road.
      expect(Math.abs(arch.bottom - line.top - 50)).toBeLessThanOrEqual(1);
      const title = await edges(page.getByRole('heading', { level: 1 }));
      expect(title.right).toBeLessThan(arch.left);

      await page.setViewportSize(phone);
      const small = await edges(portrait);
      const lead = await edges(page.locator('.face + p'));
      expect([small.width, small.height]).toEqual([64, 64]);
      expect(lead.left).toBeGreaterThan(small.right);
      expect(Math.abs(lead.top - small.top)).toBeLessThanOrEqual(1);
    },
  );
}
