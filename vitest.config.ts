import { defineConfig } from 'vitest/config';

export const system = {
  // Only a test that hangs should reach these: a busy machine may be slow.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  // A test may wait for an event as long as it may run: how soon the event comes depends on the machine.
  expect: { poll: { timeout: 590_000, interval: 20 } },
  setupFiles: 'tests/support/clean-up.ts',
  // The built site is loaded as it is, and React runs in production mode, as for visitors.
  server: { deps: { external: [/\/dist\/server\//] } },
  env: { NODE_ENV: 'production' },
};

export const tags = [
  { name: 'stress', description: 'Run by `npm run stress`, not by `npm test`.' },
];

/** Tests that mock a module, which another file in the same process may have loaded. */
const isolated = 'scripts/new-clinic/ask.test.ts';

/** Not part of `npm test`: see scripts/stress.ts. */
const stress = 'tests/stress/**/*.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/site/shared-setup.ts',
    // One more than there are processors, because workers spend part of their time waiting.
    maxWorkers: 3,
    tags,
    projects: [
      {
        test: {
          name: 'unit',
          // Modules are loaded once for all files of a process: no test modifies one.
          isolate: false,
          testTimeout: system.testTimeout,
          include: ['{src,server,shared,scripts}/**/*.test.{ts,tsx}'],
          exclude: [isolated],
        },
      },
      { test: { name: 'isolated', testTimeout: system.testTimeout, include: [isolated] } },
      {
        test: {
          ...system,
          name: 'system',
          isolate: false,
          include: ['tests/**/*.test.ts'],
          exclude: [stress, '**/node_modules/**'],
        },
      },
      {
        test: {
          ...system,
          name: 'stress',
          include: [stress],
          fileParallelism: false,
        },
      },
    ],
  },
});
