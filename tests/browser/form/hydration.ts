import { expect, type Page } from '../site.ts';

/** Holds back the code of islands until the returned function is called. */
export async function holdIslandCode(page: Page): Promise<() => void> {
  const { promise: gate, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/_astro\/(ContactForm|BlogList)\..*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Waits until React has taken over the message, the last field of the form. */
export async function waitForHydration(page: Page): Promise<void> {
  const isHydrated = () =>
    page
      .locator('#contact textarea')
      .evaluate((message) => Object.keys(message).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isHydrated).toBe(true);
}
