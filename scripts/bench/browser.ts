import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../chromium.ts';

/** The browser's own services stay off: nothing but our server is to be contacted. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How Playwright starts the browser for measurements. */
export function browserFlags(): LaunchOptions {
  return { executablePath: findChromium(), args: quietly };
}
