import { test as base } from '@playwright/test';
import { SiteServer } from './site-server.ts';

interface WorkerFixtures {
  /** The site that relative addresses refer to: one server for all tests of a worker. */
  site: SiteServer;
}

/** A browser test with a server of its own, which relative addresses refer to. */
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
