import { defineConfig } from 'vitest/config';

/** Not part of `npm test`: browsers that not every machine has. See scripts/engines.ts. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.spec.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/support/clean-up.ts'],
    // Typefaces, islands and smooth scrolling take their time on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
