import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { configFor } from '../support/config-for.ts';
import { openFakePages } from '../support/site/fake-pages.ts';
import { anEnquiry } from '../support/site/visitor.ts';
import { freshSqlite } from '../support/temporary.ts';

/** Finishes the pages of invented posts when a test releases them; tests/stress/server sends real crowds. */
const handler = `export async function handler(request, response) {
    if (request.url.startsWith('/blog/invented')) await globalThis.crowd(request.url);
    response.end('rendered ' + request.url + '</html>');
  }`;

/** The maximum number of pages rendered at the same time for one network, and the maximum that may wait. */
const [maxRendering, maxWaiting] = [2, 20];

let url: string;
let app: FastifyInstance;
let close: () => Promise<void>;
let finish: () => void;
const requests: string[] = [];

beforeEach(async () => {
  const services = await createServices(
    await configFor({ DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' }),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  finish = resolve;
  requests.length = 0;
  const crowd = (path: string) => {
    requests.push(path);
    return promise;
  };
  Object.assign(globalThis, { crowd });
  app = createServer(services, await openFakePages(services, handler, ['en/site', 'en/not-found']));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await app.close();
    await services.close();
  };
});
afterEach(() => {
  finish();
  return close();
});

const ask = (number: number, address = '10.0.0.1') =>
  fetch(`${url}/blog/invented-${number}`, { headers: { 'x-forwarded-for': address } });

it('an enquiry is answered while pages wait, and refused visitors learn when to come back', async () => {
  const surplusCount = 6;
  const refusals: Response[] = [];
  const crowd = Array.from(
    { length: maxRendering + maxWaiting + surplusCount },
    async (_, number) => {
      const response = await ask(number);
      if (response.status !== 200) refusals.push(response);
      return response.status;
    },
  );
  await expect.poll(() => refusals.length).toBe(surplusCount);
  for (const response of refusals) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain('</html>');
  }
  const response = await fetch(`${url}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(anEnquiry()),
  });
  expect([response.status, requests.length]).toEqual([200, maxRendering]);
  finish();
  const successes = (await Promise.all(crowd)).filter((status) => status === 200);
  expect(successes).toHaveLength(maxRendering + maxWaiting);
});

it('a network with more connections than may wait does not delay another network', async () => {
  const refusals: number[] = [];
  const crowd = Array.from({ length: maxRendering + maxWaiting + 20 }, async (_, number) => {
    const { status } = await ask(
      number,
      `2001:db8:0:1${String(number % 100).padStart(2, '0')}::${number}`,
    );
    if (status === 503) refusals.push(number);
  });
  await expect.poll(() => refusals.length).toBe(20);
  const otherNetworks = [ask(901, '10.0.0.2'), ask(902, '2001:4860::1')];
  await expect
    .poll(() => requests)
    .toEqual(expect.arrayContaining(['/blog/invented-901', '/blog/invented-902']));
  // A neighbour in the same range of a provider has to wait, but is not refused.
  const neighbour = ask(903, '2001:db8:0:200::1');
  finish();
  const statuses = (await Promise.all([...otherNetworks, neighbour])).map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200]);
  await Promise.all(crowd);
  expect(refusals).toHaveLength(20);
});
