import { chromium } from '@playwright/test';
import { findChromium, quietly } from '../chromium.ts';

/** Bytes over the network of one page before its visitor does anything, by kind. */
export interface PageWeight {
  document: number;
  fonts: number;
  pictures: number;
  scripts: number;
  total: number;
  requests: number;
}

const kinds: Record<string, 'document' | 'fonts' | 'pictures' | 'scripts'> = {
  Document: 'document',
  Font: 'fonts',
  Image: 'pictures',
  Script: 'scripts',
};

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Opens a page as a phone with an empty cache does, and weighs what comes. */
export async function weighPage(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: quietly });
  try {
    const page = await browser.newPage(phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    const weight = { document: 0, fonts: 0, pictures: 0, scripts: 0, total: 0, requests: 0 };
    const kindOf = new Map<string, string>();
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (/^https?:/.test(response.url)) kindOf.set(requestId, type);
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = kindOf.get(requestId);
      if (type === undefined) return;
      const kind = kinds[type];
      if (kind) weight[kind] += encodedDataLength;
      weight.total += encodedDataLength;
      weight.requests += 1;
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return weight;
  } finally {
    await browser.close();
  }
}
