import { defineConfig, devices } from '@playwright/test';
import { quietly } from './scripts/chromium.ts';
import { freePort } from './tests/support/ports.ts';

// Chosen once; the workers, which read this file too, inherit it.
process.env['SITE_PORT'] ??= String(await freePort());
const port = process.env['SITE_PORT'];
const chromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'list',
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    // A worker of an earlier test would answer for the server; tests of it allow it.
    serviceWorkers: 'block',
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromium, args: quietly },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/readyz`,
    reuseExistingServer: false,
    env: { PORT: String(port), LOG_LEVEL: 'warn', DATABASE_URL: 'file:test-results/browser.db' },
  },
});
