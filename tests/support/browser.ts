import { test as base } from '@playwright/test';
import { SiteServer } from './site-server.ts';

interface WorkerFixtures {
  /** The site that paths lead to: one server for all tests of a worker. */
  site: SiteServer;
}

/** A test in a browser whose addresses begin at a server of its own. */
export const test = base.extend<object, WorkerFixtures>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await SiteServer.start();
      await use(site);
      await site.stop('SIGKILL');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
