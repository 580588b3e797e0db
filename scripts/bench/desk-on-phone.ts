import { chromium } from '@playwright/test';
import { browserFlags, findChromium } from '../programs/chromium.ts';
import type { DeskSession } from './desk-session.ts';
import { median } from './throughput.ts';

const runs = 5;

/**
 * The round trip (`latency`, in milliseconds) and the throughput (in bytes a second) that Lighthouse simulates as slow 4G.
 * They are applied to each request, without the time to connect.
 */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638.4 * 1_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
};

/** How many times slower than this machine the phone's processor is. */
const processorSlowdown = 6;

/**
 * Measures how long a small phone on a slow network takes to show the list of enquiries to somebody who is signed in and
 * has nothing of the desk in the browser's cache.
 * @returns the median, in milliseconds
 */
export async function measureListOnPhone({ url, cookies }: DeskSession): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: browserFlags });
  const times: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
      await context.addCookies(cookies.map((each) => ({ ...nameAndValue(each), url })));
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.emulateNetworkConditions', slow4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
      const started = performance.now();
      await page.goto(`${url}/desk`, { waitUntil: 'commit' });
      await page.locator('#list li').first().waitFor();
      times.push(performance.now() - started);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return median(times);
}

function nameAndValue(cookie: string) {
  const [name = '', ...value] = cookie.split('=');
  return { name, value: value.join('=') };
}
