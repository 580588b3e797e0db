import { Launcher, launch } from 'chrome-launcher';
import pRetry from 'p-retry';
import { addAndroidFonts } from '../programs/android-fonts.ts';
import { browserFlags, findChromium } from '../programs/chromium.ts';
import { installMeasuringTools, toolsModule } from '../test/measuring-tools.ts';
import { type Figure, median } from './figures.ts';
import { endProcess, startOurServer } from './our-server.ts';

/** The parts of a Lighthouse result that we read. */
interface Result {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  audits: Record<string, Audit | undefined>;
  categories: Record<string, { score: number | null } | undefined>;
}

interface Audit {
  numericValue?: number;
  details?: { items: { transferSize: number }[] };
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error' },
) => Promise<{ lhr: Result } | undefined>;

const runs = 3;

/** The pages, with their weight limits in kilobytes. */
const pages = {
  Home: { path: '', maxWeight: 68 },
  'an article': { path: '/blog/what-is-angioplasty', maxWeight: undefined },
};

/** The languages, with the weight limit of Home if they load one more typeface. */
const languages = {
  English: { prefix: '', maxWeightOfHome: undefined },
  Hindi: { prefix: '/hi', maxWeightOfHome: 112 },
  Marathi: { prefix: '/mr', maxWeightOfHome: 112 },
};

/** The limits for every page. */
const limits: Omit<Figure, 'subject' | 'value'>[] = [
  { name: 'performance', unit: 'points' },
  { name: 'accessibility', unit: 'points', atLeast: 100 },
  { name: 'best-practices', unit: 'points', atLeast: 100 },
  { name: 'seo', unit: 'points', atLeast: 100 },
  { name: 'first-contentful-paint', unit: 'ms', atMost: 950 },
  { name: 'largest-contentful-paint', unit: 'ms', atMost: 950 },
  { name: 'total-blocking-time', unit: 'ms', atMost: 100 },
  { name: 'cumulative-layout-shift', unit: 'shift', atMost: 0.01 },
  { name: 'weight', unit: 'KB' },
];

/**
 * Lighthouse's own flags, with one more feature disabled: the spare renderer. Chromium starts it when a page begins to
 * load, so it would compete with the page on two processors.
 */
const flags = [
  ...Launcher.defaultFlags().map((flag) =>
    flag.startsWith('--disable-features=') ? `${flag},SpareRendererForSitePerProcess` : flag,
  ),
  '--headless=new',
  ...browserFlags,
];

/** The medians for pages on Lighthouse's simulated phone with a slow network, each time in a new browser. */
export async function* measurePages(folder: string): AsyncGenerator<Figure> {
  await addAndroidFonts();
  installMeasuringTools();
  const { default: lighthouse } = await import(toolsModule('lighthouse/core/index.js'));
  const measureOnce = (address: string) => measureInBrowser(lighthouse, address);
  const server = await startOurServer(folder);
  await server.untilAllPagesAreMade;
  // Browsers treat localhost as a secure context, like the real site.
  const url = server.url.replace('127.0.0.1', 'localhost');
  try {
    // Lighthouse's own code is slow the first time, and competes with the page for the processor.
    await measureOnce(url);
    for (const [page, { path, maxWeight }] of Object.entries(pages)) {
      for (const [language, { prefix, maxWeightOfHome }] of Object.entries(languages)) {
        const results = [];
        for (let run = 0; run < runs; run += 1) {
          // Chromium sometimes starts loading before Lighthouse records, and then figures are missing.
          results.push(await pRetry(() => measureOnce(url + prefix + path), { retries: 2 }));
        }
        for (const limit of limits) {
          const value = median(results.map((values) => values[limit.name] ?? Number.NaN));
          const max = limit.name === 'weight' && maxWeight && (maxWeightOfHome ?? maxWeight);
          const subject = `${page}, ${language}`;
          yield { subject, ...limit, value, ...(max && { atMost: max }) };
        }
      }
    }
  } finally {
    await server.stop();
  }
}

async function measureInBrowser(
  lighthouse: Lighthouse,
  url: string,
): Promise<Record<string, number>> {
  // Playwright is not used here: it would create its own script contexts in the page.
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
    return valuesOf(outcome.lhr);
  } finally {
    browser.kill();
    await endProcess(browser.process);
  }
}

function valuesOf({ audits, categories, finalDisplayedUrl }: Result): Record<string, number> {
  const files = audits['network-requests']?.details?.items ?? [];
  const kilobytes = files.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1_024;
  const values = limits.map(({ name, unit }) => {
    const score = (categories[name]?.score ?? Number.NaN) * 100;
    const figure = name === 'weight' ? kilobytes : audits[name]?.numericValue;
    return [name, unit === 'points' ? score : figure] as const;
  });
  const missingNames = values.filter(([, value]) => !Number.isFinite(value)).map(([name]) => name);
  if (missingNames.length > 0)
    throw new Error(`Lighthouse reported no ${missingNames} for ${finalDisplayedUrl}`);
  return Object.fromEntries(values) as Record<string, number>;
}
