import { defineConfig, devices } from '@playwright/test';
import { addAndroidFonts } from './scripts/programs/android-fonts.ts';
import { browserFlags, findTestChromium } from './scripts/programs/chromium.ts';

await addAndroidFonts();

// The tests start their servers themselves: tests/support/site/browser.ts.
export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  // One more than there are processors, because workers spend part of their time waiting.
  workers: 3,
  // Only a test that hangs should reach these: a busy machine may be slow.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A worker registered by an earlier test would answer in place of the server. Its own tests allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findTestChromium(), args: browserFlags },
  },
});
