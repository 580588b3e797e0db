import { Launcher, launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import pRetry from 'p-retry';
import { browserFlags, findChromium } from '../programs/chromium.ts';
import { end } from './servers.ts';
import type { Figures } from './table.ts';
import { median } from './throughput.ts';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
};

/**
 * Lighthouse's own flags, with one more feature disabled: the spare renderer, a process that Chromium
 * starts just as a page begins to load. On two processors it would take one of them from the page.
 */
const flags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
  ),
  '--headless=new',
  ...browserFlags,
];

/**
 * Measures one page as Lighthouse's phone on a simulated slow network, each time in a new browser.
 * @returns medians: scores from 0 to 100; FCP, LCP and TBT in milliseconds; kilobytes and requests
 *   before any interaction
 */
export async function measurePage(url: string, runs: number): Promise<Figures> {
  const all: Figures[] = [];
  // Chromium sometimes starts loading before Lighthouse records, and then figures are missing.
  for (let run = 0; run < runs; run += 1) {
    all.push(await pRetry(() => measureOnce(url), { retries: 2 }));
  }
  const names = Object.keys(all[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(all.map((figures) => figures[name] ?? Number.NaN))]),
  );
}

async function measureOnce(url: string): Promise<Figures> {
  // Not with Playwright, which would create its own script contexts in the page.
  const browser = await launch({
    chromePath: findChromium(),
    ignoreDefaultFlags: true,
    chromeFlags: flags,
  });
  try {
    const outcome = await lighthouse(url, { port: browser.port, logLevel: 'error' });
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message}`);
    }
    return readReport(outcome.lhr);
  } finally {
    browser.kill();
    await end(browser.process);
  }
}

function readReport({ audits, categories, finalDisplayedUrl }: Result): Figures {
  const network = audits['network-requests']?.details;
  const files = network?.type === 'table' ? network.items : [];
  const bytes = files.reduce((sum, { transferSize }) => sum + Number(transferSize), 0);
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
  const figures: Figures = Object.fromEntries([
    ...scores.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100]),
    ...Object.entries(metrics).map(([name, audit]) => [name, audits[audit]?.numericValue]),
    ['kilobytes', bytes / 1_024],
    ['requests', files.length],
  ]);
  const missing = Object.keys(figures).filter((name) => !Number.isFinite(figures[name]));
  if (missing.length > 0)
    throw new Error(`Lighthouse reported no ${missing} for ${finalDisplayedUrl}`);
  return figures;
}
