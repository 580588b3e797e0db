import { defineConfig } from 'vitest/config';

/** Not part of `npm test`: browsers that not every machine has. See scripts/engines.ts. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    // Only what hangs reaches these: on a busy machine a browser takes a minute to start.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tests/support/clean-up.ts'],
    // Typefaces, islands and smooth scrolling take their time on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
