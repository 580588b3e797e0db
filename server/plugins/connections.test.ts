import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyHttpOptions, type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { statusesIn } from '../../tests/support/traffic/raw-http.ts';
import { connectionOptions, connectionsPlugin, keepOpen } from './connections.ts';

/** A server with these limits instead of the defaults. */
function createServer(limits: FastifyHttpOptions<Server> = {}) {
  const app = Fastify({ ...connectionOptions, ...limits });
  app.register(connectionsPlugin);
  app.get('/', async () => 'received');
  app.post('/', async () => 'received');
  return app;
}

/** Everything that a server sends after these bytes, until it ends the connection. */
async function responseTo(bytes: string, limits?: FastifyHttpOptions<Server>): Promise<Buffer> {
  const app = createServer(limits);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).write(bytes);
  const response = await buffer(socket);
  await app.close();
  return response;
}

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it('a connection has ten seconds to send headers, five minutes to send a body, and may be idle for 15 seconds', () => {
  const { server } = createServer();
  expect(server).toMatchObject({ headersTimeout: 9_000, requestTimeout: 300_000, timeout: 15_000 });
  expect(connectionOptions.http.connectionsCheckingInterval).toBe(1_000);
});

it.each([
  ['nothing', ''],
  ['half of its headers', 'GET / HTTP/1.1\r\nHost: clinic.exa'],
  [
    'half of a body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nhe',
  ],
])(
  'a connection that has sent only %s when the time is up gets 408 and is closed',
  async (_, bytes) => {
    const http = { ...connectionOptions.http, headersTimeout: 20, connectionsCheckingInterval: 10 };
    expect(statusesIn(await responseTo(bytes, { requestTimeout: 20, http }))).toEqual([408]);
  },
);

it('a connection is closed when more than twenty requests are queued behind the one being answered', async () => {
  const lastRequest = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  expect(statusesIn(await responseTo(request.repeat(19) + lastRequest))).toHaveLength(20);
  expect(statusesIn(await responseTo(request.repeat(500))).length).toBeLessThan(30);
});

it('a connection stays open while the server works on its request, whereas an idle one is closed', async () => {
  const app = createServer();
  // Shortened only once the request is here: a slow machine may take longer than this to deliver it.
  const shortenTimeouts = async ({ raw }: FastifyRequest) => {
    app.server.setTimeout(20);
    raw.socket.setTimeout(20);
  };
  const handler = async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').resume();
    await once(socket, 'close');
    return 'received';
  };
  app.get('/long', { preHandler: [shortenTimeouts, keepOpen] }, handler);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/long`)).text()).toBe('received');
  await app.close();
});
