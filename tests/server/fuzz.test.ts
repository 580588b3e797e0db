import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ServedSite } from '../support/site/served-site.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { SiteServer } from '../support/site/site-server.ts';
import { sendRaw, statusesIn } from '../support/traffic/raw-http.ts';

async function surviveRandomRequests(site: ServedSite, total: number): Promise<void> {
  const { counts, failures } = await sendRandomRequests(site.url, total);
  expect(failures).toEqual([]);
  expect(Math.max(...counts.keys())).toBeLessThan(500);
  expect(counts.get(200)).toBeGreaterThan(total / 20);
  for (const path of ['/readyz', '/', '/blog', '/contact']) {
    expect((await site.get(path)).status).toBe(200);
  }
}

it('120 random requests cause no failure and leave a healthy server', async () => {
  const site = await startInProcess({}, {}, { pages: true });
  await surviveRandomRequests(site, 120);
  await site.close();
});

it('10,000 random requests cause no failure either', { tags: ['stress'] }, async () => {
  const site = await SiteServer.start();
  await surviveRandomRequests(site, 10_000);
  // Killed, because incomplete requests would delay its exit by ten seconds.
  await site.stop('SIGKILL');
});

const paths = [
  '/',
  '/offers',
  '/blog',
  '/blog?page=1',
  '/contact',
  '/privacy',
  '/rss.xml',
  '/api/blogs',
  '/api/blogs/a',
  '/api/enquiries',
  '/healthz',
  '/readyz',
  '/_astro/',
  '/_image?href=/etc/passwd',
  '/locations/',
];
const tricks = [
  '//evil.example',
  '/\\evil.example',
  '/..',
  '/%2e%2e/',
  '/%2F',
  '/%5c',
  '/%00',
  '/%ff',
  '/%',
  '/.git/config',
  '/index.html.br',
  '/_headers.json',
  '/%c0%ae%c0%ae/',
  '?page=1e9',
  '?limit=-1',
  '#x',
  ';',
  '%0d%0aSet-Cookie:a=b',
];

const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.webPath(),
);
const mixture = fc
  .array(fc.oneof(fc.constantFrom(...paths, ...tricks), text), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...paths) },
  { weight: 12, arbitrary: mixture },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 500, max: 12_000 }).map((length) => `/${'a'.repeat(length)}`),
  },
);

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
  },
);

const headerName = fc.constantFrom(
  'Accept-Encoding',
  'If-None-Match',
  'Cookie',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Origin',
  'Sec-Fetch-Site',
  'Accept',
  'Accept-Version',
);
const headerValue = fc.oneof(
  fc.constantFrom('*', 'br;q=0, *', 'gzip', 'https', 'application/json', '"a", W/"b"', '🫀'),
  text,
);
const header = fc.oneof(
  fc.tuple(headerName, headerValue),
  fc.constantFrom<[string, string]>(
    ['Content-Type', 'application/json'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Type', 'multipart/form-data'],
    ['Expect', '100-continue'],
  ),
  fc.tuple(text, text),
);

const body = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(fc.constant(''), fc.json(), text) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'name=a&email=b',
      '{"name":',
      '{"__proto__":{}}',
      'x'.repeat(66_000),
    ),
  },
);

const wellFormedRequest = fc
  .record({ method, target, headers: fc.array(header, { maxLength: 5 }), body })
  .map(({ headers, ...parts }) => ({
    ...parts,
    target: parts.target.replace(/[^\x21-\x7e]/g, '').replace(/^(?!\/)/, '/'),
    headers: headers.map(
      ([name, value]) =>
        [name.replace(/[^\w-]/g, 'x') || 'x', value.replace(/[^\x20-\x7e]/g, '')] as const,
    ),
  }));

/** After one of these, nothing more can be read on the same connection. */
const malformedRequest = fc.record({
  method: fc.oneof(method, fc.constantFrom('CONNECT', 'BREW', 'get', '', 'GET /')),
  target: fc.oneof(target, fc.constantFrom('http://evil.example/', '*', '', 'evil.example:443')),
  headers: fc.array(
    fc.oneof(
      fc.tuple(text, text),
      fc.constantFrom<[string, string]>(
        ['Transfer-Encoding', 'chunked'],
        ['Transfer-Encoding', 'gzip'],
        ['Content-Length', '-1'],
        ['Content-Length', '99'],
        ['Connection', 'Upgrade, close'],
        ['Upgrade', 'websocket'],
        ['Expect', 'a miracle'],
        ['Host', 'another.example'],
        ['X-Long', 'a'.repeat(20_000)],
        [' X', 'folded'],
      ),
    ),
    { maxLength: 3 },
  ),
  body,
});

/** Requests as bytes, most of them well-formed, so that the one after them is read too. */
const randomRequest = fc
  .oneof({ weight: 24, arbitrary: wellFormedRequest }, { weight: 1, arbitrary: malformedRequest })
  .map((parts) => {
    const hasNoBody = parts.method === 'GET' || parts.method === 'HEAD';
    const content = hasNoBody ? '' : parts.body;
    const lines = [
      `${parts.method} ${parts.target} HTTP/1.1`,
      'Host: clinic.example',
      'Accept-Encoding: br',
      ...parts.headers.map(([name, value]) => `${name}: ${value}`),
      ...(content === '' ? [] : [`Content-Length: ${Buffer.byteLength(content)}`]),
    ];
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`);
  });

/** Requests on each connection, and connections at the same time. */
const batchSize = 20;
const concurrency = 16;
/** The server closes every connection in the end, though a slow machine takes longer. */
const noTimeout = 0;
/** Repeated, since the body of an incomplete request may take up the first ones. */
const batchEnd = Buffer.from(
  'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'.repeat(4),
);

/**
 * Sends random requests until this many were answered.
 * @returns how often each status occurred, and what was sent when a server failed
 */
async function sendRandomRequests(
  url: string,
  total: number,
): Promise<{ counts: Map<number, number>; failures: string[] }> {
  const counts = new Map<number, number>();
  const failures: string[] = [];
  let count = 0;
  let seed = Number(process.env['FUZZ_SEED'] ?? 1);

  async function sendBatches(): Promise<void> {
    while (count < total) {
      const batch = fc.sample(randomRequest, { numRuns: batchSize, seed: seed++ });
      const statuses = statusesIn(
        await sendRaw(url, Buffer.concat([...batch, batchEnd]), noTimeout),
      );
      for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
      if (statuses.some((status) => status >= 500)) failures.push(batch.join('\n---\n'));
      count += statuses.length;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, sendBatches));
  const summary = [...counts].sort().map(([status, count]) => `${status}: ${count}`);
  console.log(`${count} random requests were answered (${summary.join(', ')})`);
  return { counts, failures };
}
