import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

const halfOpenCount = 300;

describe('a crowd', () => {
  let server: SiteServer;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    server = await SiteServer.start({ LOG_LEVEL: 'error' }, { pages: false });
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await server.stop('SIGKILL');
  });

  it(`of ${halfOpenCount} half-open connections and 60 posts a minute delays no page`, async () => {
    await Promise.all(Array.from({ length: halfOpenCount }, () => openHalf(server.url, sockets)));
    const posts = Promise.all(
      Array.from({ length: 60 }, () =>
        post(server.url, anEnquiry(), { 'x-forwarded-for': '192.0.2.7' }),
      ),
    );
    for (let count = 0; count < 100; count += 1) {
      expect(await server.text('/page')).toBe('a page');
    }
    expect(
      sockets.filter(({ closed }) => closed),
      'who was given up meanwhile',
    ).toEqual([]);
    const statuses = (await posts).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });
});

/** A request that begins and never ends. */
async function openHalf(url: string, sockets: Socket[]): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}).resume();
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write('POST /api/enquiries HTTP/1.1\r\nHost: clinic.example\r\nContent-Le');
}
