import { brotliCompressSync } from 'node:zlib';
import { desktop, expect, type Page, phone, test } from './site.ts';

interface Weight {
  /** Bytes over the wire, heads of the answers included. */
  all: number;
  /** Bytes of script files over the wire. */
  scripts: number;
  /** Bytes of the scripts inside the page, compressed on their own. */
  inline: number;
  files: string[];
}

/** Opens a page and weighs what comes before any interaction. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, { url: string; type: string | undefined }>();
  const weight: Weight = { all: 0, scripts: 0, inline: 0, files: [] };
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    urls.set(requestId, { url: request.url, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { url = '', type } = urls.get(requestId) ?? {};
    weight.all += encodedDataLength;
    if (type === 'Script') weight.scripts += encodedDataLength;
    weight.files.push(`${encodedDataLength} ${type} ${url}`);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter(({ src, type }) => src === '' && /^(module|text\/javascript|)$/.test(type))
      .map(({ textContent }) => textContent)
      .join('\n'),
  );
  weight.inline = inline === '' ? 0 : brotliCompressSync(inline).length;
  return weight;
}

for (const [screen, viewport] of Object.entries({ phone, desktop })) {
  test(`Home weighs at most 100 KB on a ${screen}, 5 KB of it JavaScript`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { all, scripts, inline, files } = await weigh(page, '/');
    console.log(
      `Home on a ${screen}: ${all} bytes over the wire in ${files.length} files, ` +
        `JavaScript ${scripts + inline} bytes (${scripts} in files, ${inline} inline)`,
    );
    expect(files.length).toBeGreaterThan(2);
    expect(all, files.join('\n')).toBeLessThanOrEqual(100_000);
    expect(scripts + inline, files.join('\n')).toBeLessThanOrEqual(5_000);
  });
}
