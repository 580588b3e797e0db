import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, phone, samplePages, stressIf, test } from '../site.ts';
import { recordShifts, shiftOf } from './shifts.ts';

test.use({ viewport: phone });

/** In bytes. */
const pieceSize = 2000;

// The first screen of Home has the most parts; the first screen of an article in Hindi is laid out differently.
for (const path of [samplePages.home, `/hi${samplePages.article}`]) {
  const title = `nothing on the screen moves while ${path} arrives piece by piece`;
  test(title, stressIf(path !== samplePages.home), async ({ page, baseURL }) => {
    const nextPaint = await watchPaints(page);
    const server = createServer(async ({ url }, response) => {
      const upstream = await fetch(new URL(url ?? '/', baseURL));
      const body = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, {
        'content-type': upstream.headers.get('content-type') ?? '',
      });
      if (url !== path) return response.end(body);
      // Nothing is painted before the body begins.
      const firstPieceEnd = body.indexOf('<body') + pieceSize;
      response.write(body.subarray(0, firstPieceEnd));
      for (let start = firstPieceEnd; start < body.length; start += pieceSize) {
        await nextPaint();
        response.write(body.subarray(start, start + pieceSize));
      }
      return response.end();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await recordShifts(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    expect(await shiftOf(page)).toBeLessThan(0.01);
    server.closeAllConnections();
    server.close();
  });
}

/** Returns a function that waits until the page has been painted again. */
async function watchPaints(page: Page): Promise<() => Promise<void>> {
  let paint = Promise.withResolvers<void>();
  await page.exposeFunction('reportPaint', () => {
    paint.resolve();
    paint = Promise.withResolvers();
  });
  await page.addInitScript(() => {
    const report = () => {
      Reflect.get(window, 'reportPaint')();
      requestAnimationFrame(report);
    };
    requestAnimationFrame(report);
  });
  return async () => {
    // The first paint may have begun before the piece arrived.
    for (const _ of [1, 2]) await paint.promise;
  };
}
