import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startPostgrest } from '../../support/services/postgrest.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, postForm } from '../../support/site/visitor.ts';
import { statusesIn } from '../../support/traffic/raw-http.ts';

let server: SiteServer;
afterEach(async () => {
  await server?.stop('SIGKILL');
});

/** An address that the server has to render and that nobody has requested yet. */
const newAddress = (number: number) => `/search?q=heart+${number}`;

async function open(): Promise<Socket> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Requests pages over one connection from a network of its own, without waiting for the answers. */
const requestsFor = (addresses: string[], visitor: number) =>
  addresses
    .map((address) => `GET ${address} HTTP/1.1\r\nHost: a\r\n${from(visitor)}\r\n\r\n`)
    .join('');

/** The proxy's header that says who a visitor is. */
const from = (visitor: number) => `X-Forwarded-For: 10.${visitor}.0.1`;

it('an enquiry does not wait for the pages that a crowd requests', async () => {
  server = await SiteServer.start();
  const [patient, ...crowd] = await Promise.all(Array.from({ length: 10 }, open));
  if (!patient) throw new Error('nobody has come');
  let rendered = 0;
  for (const [number, visitor] of crowd.entries()) {
    visitor.on(
      'data',
      (part: string | Buffer) =>
        (rendered += statusesIn(Buffer.from(part)).filter((status) => status !== 503).length),
    );
    const pages = Array.from({ length: 15 }, (_, page) => `/blog/invented-${number}-${page}`);
    visitor.write(requestsFor(pages, number));
  }
  await expect.poll(() => rendered, { interval: 1, timeout: 20_000 }).toBeGreaterThan(0);

  const before = rendered;
  const body = JSON.stringify(anEnquiry());
  const lines = ['POST /api/enquiries HTTP/1.1', 'Host: a', 'Content-Type: application/json'];
  patient.write([...lines, `Content-Length: ${body.length}`, '', body].join('\r\n'));
  const [answer] = await once(patient, 'data');
  console.log(`${rendered - before} pages were rendered while an enquiry was answered`);
  expect(statusesIn(answer)).toEqual([200]);
  expect(rendered - before).toBeLessThan(10);
  await expect.poll(() => rendered, { timeout: 30_000 }).toBeGreaterThan(90);
});

it('refused visitors learn when to come back, and then see a page', async () => {
  server = await SiteServer.start();
  const addresses = Array.from({ length: 300 }, (_, page) => newAddress(page));
  const answers = await Promise.all(addresses.map((address) => server.get(address)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.length).toBeLessThan(300);
  for (const answer of refused) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.text()).toContain('</html>');
  }
  const kept = ['/', '/blog', '/contact', '/privacy', '/rss.xml'];
  for (const path of kept) expect((await server.get(path)).status).toBe(200);
});

it('searches by a crowd delay neither an enquiry nor the visitor who has sent one', async () => {
  server = await SiteServer.start();
  const searches = Array.from({ length: 400 }, (_, number) =>
    server.get(`/search?q=heart+${number}`),
  );
  const started = performance.now();
  const sent = await postForm(server.url, anEnquiry({ email: 'not-an-address' }));
  const milliseconds = Math.round(performance.now() - started);
  expect(sent.status).toBe(422);
  const answers = await Promise.all(searches);
  const found = answers.filter(({ status }) => status === 200);
  console.log(`${found.length} of 400 were answered; form and outcome took ${milliseconds} ms`);
  expect(found.length).toBeGreaterThan(20);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
});

it('no page is rendered for a visitor who has left', async () => {
  const remote = await startPostgrest();
  server = await SiteServer.start({ BLOGS_URL: remote.url, BLOGS_KEY: remote.key });
  remote.slowPart = { part: 'gone-', milliseconds: 100 };
  const sockets: Socket[] = [];
  for (let visitor = 0; visitor < 60; visitor += 1) {
    const socket = await open();
    sockets.push(socket);
    socket.write(requestsFor([`/blog/gone-${visitor}`], visitor));
  }
  await expect.poll(() => remote.requests.join(), { interval: 5 }).toContain('gone-');
  for (const socket of sockets) socket.destroy();
  expect((await server.get('/blog/still-here')).status).toBe(302);
  const rendered = remote.requests.filter((request) => request.includes('slug=eq.gone-'));
  expect(rendered.length).toBeLessThan(20);
  await remote.close();
});
