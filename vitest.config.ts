import { defineConfig } from 'vitest/config';

const system = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  setupFiles: 'tests/support/clean-up.ts',
};

/** They measure what happens to a server among many visitors: nothing else runs beside them. */
const crowds = 'tests/**/*.crowd.test.ts';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/shared-setup.ts',
    // More than processors, as part of the time is spent waiting.
    maxWorkers: 5,
    projects: [
      {
        test: {
          name: 'unit',
          // Packages are loaded once for all files, none of which changes one.
          isolate: false,
          testTimeout: 30_000,
          include: ['{src,server,shared,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...system,
          name: 'system',
          include: ['tests/**/*.test.ts'],
          exclude: [crowds],
        },
      },
      {
        test: { ...system, name: 'crowd', include: [crowds], fileParallelism: false },
      },
    ],
  },
});
