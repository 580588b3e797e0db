import {
  type BlogSite,
  type BlogSiteOptions,
  startBlogSite,
} from '../../support/site/blog-site.ts';
import { test as base, expect, type Locator, type Page } from '../site.ts';

interface BlogFixtures {
  /** Starts a site whose posts are in a hosted table; it is closed after the test. */
  startSite(options?: BlogSiteOptions): Promise<BlogSite>;
}

/** The pictures of these posts do not exist. */
const pictureErrors = /images\.example/;

/** The errors of a browser when posts cannot be read. */
export const postsFailureErrors = /images\.example|\/api\/blogs|could not be read/;

/** Tests that start their own sites. */
export const test = base.extend<BlogFixtures>({
  expectedErrors: pictureErrors,
  startSite: async ({ context }, use) => {
    const sites: BlogSite[] = [];
    await use(async (options) => {
      const site = await startBlogSite(options);
      sites.push(site);
      return site;
    });
    // Requests still under way would fail without their server.
    await context.close();
    await Promise.all(sites.map((site) => site.close()));
  },
});

/**
 * Keeps a page waiting for its posts, however slow the machine is: its timeouts never expire, except the pauses of up to a
 * second between two attempts.
 */
export async function waitForPosts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const start = setTimeout;
    const extendedTimeout = (act: () => void, wait = 0) =>
      start(act, wait <= 1_000 ? wait : 2 ** 30);
    // The page must look freshly opened: later, the timeout of `pageDeadline()` would be one of those short pauses.
    const now = performance.now.bind(performance);
    performance.now = () => Math.min(now(), 1_000);
    Object.assign(window, { setTimeout: extendedTimeout });
  });
}

/** Advances the page's installed clock until an element appears. */
export async function expectAfterTimeouts(page: Page, target: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward('00:10');
      return target.isVisible();
    })
    .toBe(true);
}

export { type BlogSite, startBlogSite };
