import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from '../support/browser.ts';
import { aboutPath } from '../support/sample-clinic.ts';

export {
  aboutPath,
  call,
  chat,
  phoneText,
} from '../support/sample-clinic.ts';

/** One page of every kind. */
export const kinds = {
  home: '/',
  about: aboutPath,
  packages: '/offers',
  testimonials: '/testimonials',
  contact: '/contact',
  listing: '/blog',
  article: '/blog/what-is-angioplasty',
  town: '/locations/bhandara',
  privacy: '/privacy',
  search: '/search?q=angioplasty',
  'not-found': '/no-such-page',
} as const;

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** A window of 1280 by 800 pixels as pages see it when a visitor enlarges it. */
export const zooms = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 200 } };

/** Where a test keeps the service worker away, the test runner says so in the page's name. */
const runnersOwn = 'Service Worker registration blocked by Playwright';

/** What a page does wrong that nobody sees: errors, failures, contact with others. */
function listen(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    if (!loud || message.text() === runnersOwn) return;
    complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin: other } = new URL(request.url());
    if (/^https?:$/.test(protocol) && other !== origin) complaints.push(`other: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Going to another page stops what is still on its way.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${reason}: ${request.url()}`);
  });
  return complaints;
}

const nothing = /(?!)/;

interface Fixtures {
  /** What this test provokes on purpose. Every other complaint fails it. */
  noise: RegExp;
  complaints: string[];
}

/** A test that also fails where the page complains: on the console, or over the network. */
export const test = base.extend<Fixtures>({
  noise: [nothing, { option: true }],
  complaints: [
    async ({ page, noise, baseURL }, use) => {
      const complaints = listen(page, new URL(baseURL ?? '').origin);
      await use(complaints);
      const unexpected = complaints.filter((one) => !noise.test(one));
      expect(unexpected, 'a quiet page').toEqual([]);
    },
    { auto: true },
  ],
});

/** What the page of an unknown address says on purpose. */
export const notFoundNoise = /no-such-page/;
/** A browser without a phone says that it cannot dial. */
export const dialNoise = /Failed to launch 'tel:/;

/** A link by its exact name. */
export function link(within: Page | Locator, name: string): Locator {
  return within.getByRole('link', { name, exact: true });
}

/** Scrolls through the whole page, so that everything that waits for it has come. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((next) => requestAnimationFrame(next));
    }
  });
  const unloaded = () =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
  await expect.poll(() => page.evaluate(unloaded), 'pictures that do not show').toBe(0);
}
export { expect, type Locator, type Page };
