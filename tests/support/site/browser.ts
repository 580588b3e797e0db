import { test as base } from '@playwright/test';
import { expectNoServerErrors } from './server-errors.ts';
import { type InProcessSite, startInProcess } from './site-in-process.ts';

interface TestFixtures {
  /** Checks the errors that the servers logged during each test. */
  serverErrors: undefined;
}

interface WorkerFixtures {
  /** The site that relative addresses refer to: one server for all tests of a worker. */
  site: InProcessSite;
  /** Checks the errors that came after the last test. */
  lastServerErrors: undefined;
}

/**
 * A browser test with a server of its own, which relative addresses refer to. It fails if a server
 * logs an error that it does not expect.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  lastServerErrors: [
    async ({ browserName: _ }, use) => {
      await use(undefined);
      expectNoServerErrors();
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startInProcess({}, {}, { pages: true });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  serverErrors: [
    async ({ browserName: _ }, use) => {
      await use(undefined);
      expectNoServerErrors();
    },
    { auto: true },
  ],
  baseURL: ({ site }, use) => use(site.url),
});
