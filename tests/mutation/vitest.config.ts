import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { system, tags } from '../../vitest.config.ts';

/** Only the tests of the area that scripts/mutation.ts names, in one process without isolation. */
export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    ...system,
    tags: tags.map((tag) => ({ ...tag, skip: true })),
    globalSetup: 'tests/support/site/shared-setup.ts',
    isolate: false,
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]'),
  },
});
