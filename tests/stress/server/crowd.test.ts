import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startPostgrest } from '../../support/services/postgrest.ts';
import { SiteServer } from '../../support/site/site-server.ts';

let server: SiteServer;
afterEach(async () => {
  await server?.stop('SIGKILL');
});

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
