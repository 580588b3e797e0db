import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { aboutPath } from '../support/content/sample-clinic.ts';
import { test as base } from '../support/site/browser.ts';

export { callLink, chatLink, phoneText } from '../support/content/sample-clinic.ts';

/** One page of every kind. */
export const samplePages = {
  home: '/',
  about: aboutPath,
  packages: '/offers',
  costs: '/costs',
  'before-you-come': '/before-you-come',
  testimonials: '/testimonials',
  contact: '/contact',
  listing: '/blog',
  article: '/blog/what-is-angioplasty',
  service: '/services/angioplasty',
  town: '/locations/bhandara',
  'chest-pain': '/chest-pain',
  privacy: '/privacy',
  search: '/search?q=angioplasty',
  'not-found': '/no-such-page',
} as const;

/** Tags a browser test for `npm run stress` if other cases of it are enough for `npm test`. */
export const stressIf = (isStress: boolean) => ({ tag: isStress ? '@stress' : [] });

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** A window of 1280 by 800 pixels, as pages see it when a visitor zooms in. */
export const zooms = { '200 %': { width: 640, height: 400 }, '400 %': { width: 320, height: 200 } };

/** Messages of the test runner where a test blocks the service worker, and of a browser on a busy machine. */
const ignoredMessages =
  /^Service Worker registration blocked by Playwright$|desk\/session was preloaded .* not used within/;

/** Whether a request goes to a server other than the page's own, which may be any server under test. */
function isExternal(request: Request): boolean {
  const { protocol, hostname, origin } = new URL(request.url());
  if (!/^https?:$/.test(protocol)) return false;
  if (request.serviceWorker() || request.isNavigationRequest()) return hostname !== '127.0.0.1';
  return origin !== new URL(request.frame().page().url()).origin;
}

/** Records what visitors do not see: errors of scripts, failed requests, and requests to other servers. */
export function recordErrors(context: BrowserContext, pageErrors: string[]): void {
  context.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (!isProblem || ignoredMessages.test(message.text())) return;
    pageErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => pageErrors.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    if (isExternal(request)) pageErrors.push(`to another server: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`${response.status()}: ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts the requests still under way.
    if (reason !== 'net::ERR_ABORTED') pageErrors.push(`${reason}: ${request.url()}`);
  });
}

const noErrors = /(?!)/;

interface Fixtures {
  /** Matches the errors that this test causes on purpose. Any other one fails it. */
  expectedErrors: RegExp;
  /** The errors of all pages so far, in any window: on the console, or over the network. */
  pageErrors: string[];
}

/** A test that fails if a page has an unexpected error, on the console or over the network. */
export const test = base.extend<Fixtures>({
  expectedErrors: [noErrors, { option: true }],
  pageErrors: [
    async ({ browser, context, expectedErrors }, use) => {
      const pageErrors: string[] = [];
      const recordFrom = (other: BrowserContext) => recordErrors(other, pageErrors);
      recordFrom(context);
      browser.on('context', recordFrom);
      await use(pageErrors);
      browser.off('context', recordFrom);
      const unexpectedErrors = pageErrors.filter((error) => !expectedErrors.test(error));
      expect(unexpectedErrors, 'unexpected errors').toEqual([]);
    },
    { auto: true },
  ],
});

/** The error of the sample page that does not exist. */
export const notFoundErrors = /no-such-page/;
/** The error of a browser without a phone, which cannot dial. */
export const dialErrors = /Failed to launch 'tel:/;

/** A link by its exact name. */
export function link(parent: Page | Locator, name: string): Locator {
  return parent.getByRole('link', { name, exact: true });
}

/** Scrolls through the whole page, so that everything that loads or enters on the way has done so. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { scrollHeight } = document.body;
    for (let y = 0; y < scrollHeight; y += 300) {
      scrollTo({ top: y, behavior: 'instant' });
      // A busy browser may render no frame for long, and the last one only after another change.
      await new Promise((next) => {
        requestAnimationFrame(next);
        setTimeout(next, 200);
      });
    }
  });
  const countUnloadedImages = () =>
    [...document.images]
      .filter((image) => image.checkVisibility())
      .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0).length;
  await expect.poll(() => page.evaluate(countUnloadedImages), 'pictures that do not show').toBe(0);
}
export { expect, type Locator, type Page };
