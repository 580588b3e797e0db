import { Launcher, launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium, quietly } from '../chromium.ts';
import { blockingAfterFirstPaint } from './blocking.ts';
import { end } from './site.ts';
import { medianOf } from './throughput.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

/**
 * Lighthouse's own flags, and one thing more left off: the process that the browser starts in
 * reserve just as a page begins. Where there are two processors, it takes one of them from the page.
 */
const flags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
  ),
  '--headless=new',
  ...quietly,
];

type Measure = (typeof categories)[number] | keyof typeof metrics | 'blocking';

/** Medians of one page: scores from 0 to 100; FCP, LCP, TBT and blocking in milliseconds. */
export type LighthouseResult = Record<Measure, number> & {
  /** Checks that failed in any run, by their names. */
  failed: string[];
};

/** Measures one page as Lighthouse's phone on a simulated slow network, each time in a new browser. */
export async function measurePage(url: string, runs: number): Promise<LighthouseResult> {
  const all: Record<Measure, number>[] = [];
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    const result = await measureInThreeTries(url);
    all.push(result.measures);
    for (const name of result.failed) failed.add(name);
  }
  const names = Object.keys(all[0] ?? {}) as Measure[];
  const medians = names.map((name) => [name, medianOf(all.map((measures) => measures[name]))]);
  return { ...(Object.fromEntries(medians) as Record<Measure, number>), failed: [...failed] };
}

interface Outcome {
  measures: Record<Measure, number>;
  failed: string[];
}

/** Chromium now and then begins a page before Lighthouse records, which leaves figures out. */
async function measureInThreeTries(url: string): Promise<Outcome> {
  for (let left = 2; ; left -= 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function measureOnce(url: string): Promise<Outcome> {
  // Lighthouse's own way: Playwright would make script contexts of its own in the page it measures.
  const browser = await launch({
    chromePath: findChromium(),
    ignoreDefaultFlags: true,
    chromeFlags: flags,
  });
  try {
    const outcome = await lighthouse(url, {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (!outcome || outcome.lhr.runtimeError) {
      throw new Error(`Lighthouse could not measure ${url}: ${outcome?.lhr.runtimeError?.message}`);
    }
    const { audits, categories: scores } = outcome.lhr;
    const measures = Object.fromEntries([
      ...categories.map((name) => [name, Math.round((scores[name]?.score ?? 0) * 100)]),
      ...Object.entries(metrics).map(([name, audit]) => [
        name,
        audits[audit]?.numericValue ?? Number.NaN,
      ]),
      ['blocking', blockingAfterFirstPaint(outcome.artifacts.Trace.traceEvents)],
    ]) as Record<Measure, number>;
    const missing = Object.keys(measures).filter((name) => Number.isNaN(measures[name as Measure]));
    if (missing.length > 0) throw new Error(`Lighthouse gave no ${missing} for ${url}`);
    const checked = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => scores[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0);
    const failed = checked
      .map(({ id }) => audits[id])
      .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []));
    return { measures, failed };
  } finally {
    browser.kill();
    await end(browser.process);
  }
}
