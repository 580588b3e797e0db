export default {
  testRunner: 'vitest',
  // Processes, as in npm test: tests of commands change the working directory, which threads cannot do.
  vitest: { configFile: 'tests/measuring/vitest.config.ts', related: false, pool: 'forks' },
  coverageAnalysis: 'perTest',
  // Code that runs once, when a module is loaded, cannot be mutated for one test.
  ignoreStatic: true,
  appendPlugins: [import.meta.resolve('./ignored-code.mjs')],
  ignorers: ['log', 'sentences'],
  mutate: [...JSON.parse(process.env.MUTATION_CODE), '!**/*.test.ts'],
  concurrency: 2,
  // For mutations that cause an endless loop.
  timeoutMS: 10_000,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
