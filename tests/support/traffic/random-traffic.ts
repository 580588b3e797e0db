import fc from 'fast-check';
import { randomRequest } from './random-requests.ts';
import { sendRaw, statusesIn } from './raw-http.ts';

/** Requests that share a connection, and connections at the same time. */
const pipelined = 20;
const concurrency = 16;
/** The server closes each connection, sooner or later; a slow machine takes its time. */
const noTimeout = 0;
/** Repeated, since the body of an incomplete request may take up the first ones. */
const last = Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'.repeat(4));

/**
 * Sends random requests until this many were answered.
 * @returns how often each status occurred, and what was sent when a server failed
 */
export async function sendRandomRequests(
  url: string,
  wanted: number,
): Promise<{ counts: Map<number, number>; failed: string[] }> {
  const counts = new Map<number, number>();
  const failed: string[] = [];
  let answered = 0;
  let seed = Number(process.env['FUZZ_SEED'] ?? 1);

  async function sendBatches(): Promise<void> {
    while (answered < wanted) {
      const batch = fc.sample(randomRequest, { numRuns: pipelined, seed: seed++ });
      const statuses = statusesIn(await sendRaw(url, Buffer.concat([...batch, last]), noTimeout));
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (statuses.some((status) => status >= 500)) failed.push(batch.join('\n---\n'));
      answered += statuses.length;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendBatches));
  const shown = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(`${answered} random requests were answered (${shown.join(', ')})`);
  return { counts, failed };
}
