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
export { type BlogSite, startBlogSite };
