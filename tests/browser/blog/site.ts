import { expect, type Locator, type Page } from '@playwright/test';
import { type BlogSite, type BlogSiteOptions, startBlogSite } from '../../support/blog-site.ts';
import { test as base } from '../../support/browser.ts';

interface BlogFixtures {
  /** Starts a site whose posts are in a hosted table; it ends with the test. */
  startSite(options?: BlogSiteOptions): Promise<BlogSite>;
}

/** Tests that start sites of their own. */
export const test = base.extend<BlogFixtures>({
  startSite: async ({ browserName: _ }, use) => {
    const sites: BlogSite[] = [];
    await use(async (options) => {
      const site = await startBlogSite(options);
      sites.push(site);
      return site;
    });
    await Promise.all(sites.map((site) => site.close()));
  },
});

/** Expects something that comes after breaks of the page, whose clock is installed: it leaps over them. */
export async function expectAfterBreaks(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward('00:10');
    await expect(shown).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

export { type BlogSite, startBlogSite };
