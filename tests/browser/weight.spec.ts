import { brotliCompressSync } from 'node:zlib';
import {
  desktop,
  expect,
  notFoundErrors,
  type Page,
  phone,
  samplePages,
  scrollThrough,
  stressIf,
  test,
} from './site.ts';

test.use({ expectedErrors: notFoundErrors, serviceWorkers: 'allow' });

interface Weight {
  /** Bytes over the wire, including the headers of responses. */
  total: number;
  /** Bytes of script files over the wire. */
  scripts: number;
  /** Bytes of the inline scripts, compressed separately. */
  inline: number;
  files: string[];
}

/** Opens a page and weighs what is loaded before any interaction. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, { url: string; type: string | undefined }>();
  const weight: Weight = { total: 0, scripts: 0, inline: 0, files: [] };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    urls.set(requestId, { url: request.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', type } = urls.get(requestId) ?? {};
    // A drawing written into the page needs no request.
    if (url.startsWith('data:')) return;
    weight.total += encodedDataLength;
    if (type === 'Script') weight.scripts += encodedDataLength;
    weight.files.push(`${encodedDataLength} ${type} ${url}`);
  });
  await page.goto(path);
  // Typefaces are requested after the first paint, which a busy machine may show late.
  await page.locator('html.fonts-loaded').waitFor();
  // Anything else that loads on its own has half a second to be requested.
  await page.waitForLoadState('networkidle');
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && /^(module|text\/javascript|)$/.test(type))
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
  weight.inline = inline === '' ? 0 : brotliCompressSync(inline).length;
  return weight;
}

/** The maximum number of requests of each kind of page, including the page, without drawings below the fold. */
const maxRequests: Record<keyof typeof samplePages, number> = {
  home: 6,
  about: 6,
  packages: 7,
  costs: 5,
  'before-you-come': 5,
  testimonials: 6,
  contact: 5,
  listing: 11,
  article: 7,
  service: 5,
  town: 6,
  'chest-pain': 5,
  privacy: 5,
  search: 5,
  'not-found': 6,
};

/** A wide screen shows more pictures at once if there are several; other pages weigh the same on it. */
const pagesWithPictures = ['home', 'listing', 'article'];

/**
 * The pages that every run weighs, and the maximum bytes of each, a little above its current weight; the others have the
 * same scripts, styles and typefaces, and weigh at most 100 KB.
 */
const sizeLimits: Record<string, number> = {
  'home on a phone': 70_000,
  'contact on a phone': 59_000,
  'article on a phone': 73_000,
};

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  for (const [kind, max] of Object.entries(maxRequests)) {
    if (screen === 'desktop' && !pagesWithPictures.includes(kind)) continue;
    const label = `${kind} on a ${screen}`;
    const limit = sizeLimits[label] ?? 100_000;
    const title = `the page ${label} weighs at most ${limit / 1_000} KB, 5 KB of it JavaScript, in ${max} requests`;
    test(title, stressIf(!(label in sizeLimits)), async ({ page }) => {
      await page.setViewportSize(viewport);
      const path = samplePages[kind as keyof typeof samplePages];
      const { total, scripts, inline, files } = await weigh(page, path);
      console.log(
        `${label}: ${total} bytes over the wire in ${files.length} requests, ` +
          `JavaScript ${scripts + inline} bytes (${scripts} in files, ${inline} inline)`,
      );
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(max);
      expect(total, files.join('\n')).toBeLessThanOrEqual(limit);
      expect(scripts + inline, files.join('\n')).toBeLessThanOrEqual(5_000);
      expect(files.join('\n')).toContain('woff2');
      // Nothing fails while scrolling to its end, where the pictures and the service worker load.
      await scrollThrough(page);
    });
  }
}

for (const path of ['/hi', '/mr']) {
  const title = `${path}, with the typeface of its headings, weighs at most 112 KB on a phone`;
  // Hindi and Marathi share the typeface.
  test(title, stressIf(path === '/mr'), async ({ page }) => {
    await page.setViewportSize(phone);
    const { total, files } = await weigh(page, path);
    console.log(`${path}: ${total} bytes over the wire`);
    expect(total, files.join('\n')).toBeLessThanOrEqual(112_000);
  });
}
