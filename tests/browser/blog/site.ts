import {
  type BlogSite,
  type BlogSiteOptions,
  startBlogSite,
} from '../../support/site/blog-site.ts';
import { test as base, expect, type Locator, type Page } from '../site.ts';

interface BlogFixtures {
  /** Starts a site whose posts are in a hosted table; it ends with the test. */
  startSite(options?: BlogSiteOptions): Promise<BlogSite>;
}

/** The pictures of these posts are nowhere. */
const picturesNoise = /images\.example/;

/** What a browser says where posts could not be read. */
export const unreadNoise = /images\.example|\/api\/blogs|could not be read/;

/** Tests that start sites of their own. */
export const test = base.extend<BlogFixtures>({
  noise: picturesNoise,
  startSite: async ({ context }, use) => {
    const sites: BlogSite[] = [];
    await use(async (options) => {
      const site = await startBlogSite(options);
      sites.push(site);
      return site;
    });
    // What is still on its way to a page would fail without its server.
    await context.close();
    await Promise.all(sites.map((site) => site.close()));
  },
});

/** Keeps a page waiting for its posts however slow the machine is: no timer of a second or more ends. */
export async function waitForPosts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = setTimeout;
    const patient = (act: () => void, wait = 0) => start(act, wait < 1_000 ? wait : 2 ** 30);
    Object.assign(window, { setTimeout: patient });
  });
}

/** Expects something that comes after breaks of the page, whose clock is installed: it leaps over them. */
export async function expectAfterBreaks(page: Page, shown: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:10');
      return shown.isVisible();
    })
    .toBe(true);
}

export { type BlogSite, startBlogSite };
