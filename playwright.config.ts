import { defineConfig, devices } from '@playwright/test';
import { browserFlags, testChromium } from './scripts/chromium.ts';
import { addLettersOfAndroid } from './scripts/letters-of-android.ts';

await addLettersOfAndroid();

// Servers are started by the tests themselves: tests/support/browser.ts.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // More than processors, as much of the time is spent waiting.
  workers: 3,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A worker of an earlier test would answer for the server; tests of it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: testChromium(), args: browserFlags },
  },
});
