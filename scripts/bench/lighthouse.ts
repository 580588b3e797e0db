import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserFlags } from './browser.ts';
import { freePort } from './site.ts';
import { medianOf } from './throughput.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

type Measure = (typeof categories)[number] | keyof typeof metrics;

/** Medians of one page: scores from 0 to 100; FCP, LCP and TBT in milliseconds. */
export type LighthouseResult = Record<Measure, number> & {
  /** Checks that failed in any run, by their names. */
  failed: string[];
};

/** Measures one page as Lighthouse's phone on a simulated slow network, each time in a new browser. */
export async function measurePage(url: string, runs: number): Promise<LighthouseResult> {
  const all: Record<Measure, number>[] = [];
  const failed = new Set<string>();
  for (let run = 0; run < runs; run += 1) {
    // Chromium now and then begins a page before Lighthouse records.
    const result = await measureOnce(url).catch(() => measureOnce(url));
    all.push(result.measures);
    for (const name of result.failed) failed.add(name);
  }
  const names = [...categories, ...Object.keys(metrics)] as Measure[];
  const medians = names.map((name) => [name, medianOf(all.map((measures) => measures[name]))]);
  return { ...(Object.fromEntries(medians) as Record<Measure, number>), failed: [...failed] };
}

async function measureOnce(
  url: string,
): Promise<{ measures: Record<Measure, number>; failed: string[] }> {
  const port = await freePort();
  const browser = await chromium.launch(browserFlags([`--remote-debugging-port=${port}`]));
  try {
    const outcome = await lighthouse(url, {
      port,
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
    ]) as Record<Measure, number>;
    const checked = categories
      .filter((name) => name !== 'performance')
      .flatMap((name) => scores[name]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0);
    const failed = checked
      .map(({ id }) => audits[id])
      .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []));
    return { measures, failed };
  } finally {
    await browser.close();
  }
}
