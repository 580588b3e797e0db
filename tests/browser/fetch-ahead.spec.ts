import { desktop, expect, kinds, notFoundNoise, stressIf, test } from './site.ts';

test.use({ noise: notFoundNoise, viewport: desktop });

for (const kind of ['home', 'contact', 'listing', 'not-found'] as const) {
  test(
    `the ${kind} page prefetches the page behind a hovered link, but never the contact form`,
    stressIf(kind !== 'home'),
    async ({ page }) => {
      const fetchedAhead: string[] = [];
      page.on('request', (request) => {
        const purpose = request.headers()['sec-purpose'] ?? '';
        if (purpose.startsWith('prefetch')) fetchedAhead.push(new URL(request.url()).pathname);
      });
      await page.goto(kinds[kind]);
      await page.evaluate(() => addEventListener('dragstart', (event) => event.preventDefault()));
      const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
      // A press prefetches at once, and hovering after a moment; a press released elsewhere opens nothing.
      await menu.locator('a[href="/contact"]:visible').hover();
      await page.mouse.down();
      await page.mouse.move(0, 0);
      await page.mouse.up();
      await menu.locator('a[href="/offers"]:visible').hover();
      await expect.poll(() => fetchedAhead).toEqual(['/offers']);
    },
  );
}
