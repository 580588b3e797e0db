import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomRequest } from '../support/random-requests.ts';
import { sendRaw, statusesIn } from '../support/raw-http.ts';
import { SiteServer } from '../support/site-server.ts';

const wanted = 10_000;
/** Requests that share a connection, and connections at the same time. */
const pipelined = 20;
const concurrency = 16;
/** A request that is never complete is given up after so long, in milliseconds. */
const timeout = 500;
const last = Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

let site: SiteServer;
beforeAll(async () => {
  site = await SiteServer.start();
});
// Killed: what is left half sent would keep it for ten seconds.
afterAll(() => site.stop('SIGKILL'));

it(`${wanted} random requests end with no failure and a healthy server`, async () => {
  const counts = new Map<number, number>();
  const failed: string[] = [];
  let answered = 0;
  let seed = Number(process.env['FUZZ_SEED'] ?? 1);

  async function sendBatches(): Promise<void> {
    while (answered < wanted) {
      const batch = fc.sample(randomRequest, { numRuns: pipelined, seed: seed++ });
      const statuses = statusesIn(
        await sendRaw(site.url, Buffer.concat([...batch, last]), timeout),
      );
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (statuses.some((status) => status >= 500)) failed.push(batch.join('\n---\n'));
      answered += statuses.length;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendBatches));

  const shown = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(`${answered} random requests were answered (${shown.join(', ')})`);
  expect(failed).toEqual([]);
  expect(Math.max(...counts.keys())).toBeLessThan(500);
  expect(counts.get(200)).toBeGreaterThan(wanted / 20);
  for (const path of ['/readyz', '/', '/blog', '/contact']) {
    expect((await site.get(path)).status).toBe(200);
  }
});
