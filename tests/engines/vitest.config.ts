import { defineConfig } from 'vitest/config';

/** Not part of `npm test`, because it needs browsers that few machines have. See scripts/engines.ts. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    // On a busy machine, a browser takes a minute to start.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/support/clean-up.ts'],
    expect: { poll: { timeout: 60_000 } },
  },
});
