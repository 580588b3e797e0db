import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserFlags, findTestChromium } from '../../../scripts/programs/chromium.ts';
import { xssPayloads } from '../../posts/xss-payloads.ts';
import {
  openUnprotected,
  showAndTouch,
  startHostileSite,
} from '../../support/content/hostile-site.ts';

// npm test shows a quarter of them to a browser.
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findTestChromium(), args: browserFlags });
});
afterAll(() => browser.close());

it(`none of ${xssPayloads.length} attacks runs on the page of a post or on a card`, async () => {
  const site = await startHostileSite(xssPayloads);
  const page = await browser.newPage();
  const damage = await openUnprotected(page, site.url);
  expect(site.slugs).toHaveLength(xssPayloads.length);
  const cards = Array.from({ length: 12 }, (_, index) => `/blog?page=${index + 1}`);
  const posts = site.slugs.map((slug) => `/blog/${slug}`);
  await showAndTouch(page, damage, [...cards, ...posts]);
  expect(damage).toEqual({ dialogs: [], scripts: [], traps: [] });
  await site.close();
});
