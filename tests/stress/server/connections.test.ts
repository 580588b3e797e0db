import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteServer } from '../../support/site/site-server.ts';

let site: SiteServer;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await SiteServer.start();
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.stop();
});

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const requestFor = (path: string) => `GET ${path} HTTP/1.1\r\nHost: clinic.example\r\n\r\n`;

const assets = resolve(import.meta.dirname, '../../../dist/client/_astro');
const [biggestScript = { path: '', size: 0 }] = readdirSync(assets)
  .map((name) => ({ path: `/_astro/${name}`, size: statSync(join(assets, name)).size }))
  .filter(({ path }) => path.endsWith('.js'))
  .sort((a, b) => b.size - a.size);

describe.concurrent('a connection whose visitor stops reading', () => {
  it('is closed before everything is sent', async () => {
    const visitor = await open();
    const closeEvent = new Promise((resolve) => visitor.once('close', resolve));
    let receivedBytes = 0;
    visitor
      .on('data', (part) => (receivedBytes += part.length))
      .once('data', () => visitor.pause());
    // More than the buffers of both systems hold (32 MB and 4 MB by Linux's defaults), but never many at once.
    const batches = 7;
    for (let batch = 0; batch < batches; batch += 1) {
      visitor.write(requestFor(biggestScript.path).repeat(15));
      await wait(1_000);
    }
    await wait(31_000);
    visitor.resume();
    await closeEvent;
    expect(receivedBytes).toBeGreaterThan(0);
    expect(receivedBytes).toBeLessThan(batches * 15 * biggestScript.size);
  });

  it('is still open after a second, and its unsent responses are not copied in memory', async () => {
    expect((await site.get(biggestScript.path)).status).toBe(200);
    const memoryBefore = site.peakMemory();
    const visitors = await Promise.all(Array.from({ length: 100 }, open));
    for (const visitor of visitors) {
      visitor.once('data', () => visitor.pause()).write(requestFor(biggestScript.path).repeat(18));
    }
    await expect
      .poll(() => visitors.filter(({ bytesRead }) => bytesRead > 0), { timeout: 10_000 })
      .toHaveLength(100);
    await wait(1_000);
    // They still wait for hundreds of megabytes, which is the memory that a copy for each visitor would take.
    const unsentMegabytes = (visitors.length * 18 * biggestScript.size) / 1_024 ** 2;
    expect(site.peakMemory() - memoryBefore).toBeLessThan(unsentMegabytes / 8);
    expect(visitors.filter(({ closed }) => closed)).toEqual([]);
    for (const visitor of visitors) visitor.destroy();
  });
});
