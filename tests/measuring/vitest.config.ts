import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { system, tags } from '../../vitest.config.ts';

/** Only the tests of the area that scripts/mutation.ts names, in one process without isolation. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    ...system,
    tags: tags.map((tag) => ({ ...tag, skip: true })),
    // A mutation may prevent an event altogether, so a test waits less than on a busy machine.
    testTimeout: 20_000,
    expect: { poll: { timeout: 10_000, interval: 20 } },
    globalSetup: 'tests/support/site/shared-setup.ts',
    isolate: false,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
  },
});
