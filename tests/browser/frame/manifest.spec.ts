import { expect, kinds, stressIf, test } from '../site.ts';

for (const kind of ['home', 'contact'] as const) {
  test(
    `the manifest is linked on the ${kind} page once its typefaces have loaded, not before`,
    stressIf(kind !== 'home'),
    async ({ page }) => {
      const release = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await release.promise;
        await route.continue();
      });
      const requested = page.waitForRequest('**/*.woff2');
      // Once a typeface is asked for, the page has not loaded before it is there.
      await page.goto(kinds[kind], { waitUntil: 'domcontentloaded' });
      await requested;
      const manifest = page.locator('link[rel=manifest]');
      await expect(manifest).toHaveCount(0);
      release.resolve();
      await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
    },
  );
}
