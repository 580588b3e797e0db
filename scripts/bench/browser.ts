import type { LaunchOptions } from '@playwright/test';
import { findChromium, quietly } from '../chromium.ts';

/** How Playwright starts the browser for measurements. */
export function browserFlags(): LaunchOptions {
  return { executablePath: findChromium(), args: quietly };
}
