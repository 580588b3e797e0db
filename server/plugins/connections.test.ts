import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { statusesIn } from '../../tests/support/site/raw-http.ts';
import {
  allowSlowResponse,
  allowSlowUpload,
  connectionOptions,
  connectionsPlugin,
} from './connections.ts';

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  app = Fastify({ ...connectionOptions });
  app.register(connectionsPlugin);
  app.post('/', async () => 'taken');
  const onRequest = async (request: Parameters<typeof allowSlowUpload>[0]) =>
    allowSlowUpload(request);
  app.post('/upload', { onRequest }, async () => 'taken');
  app.get('/limit', async ({ raw }) => String(raw.socket.timeout));
  app.get('/slow', async (request) => {
    allowSlowResponse(request);
    return String(request.raw.socket.timeout);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

/** The response to a request of whose body only half has arrived after some seconds. */
async function answerTo(path: string, seconds: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const seen = once(app.server, 'request');
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 4`;
  socket.write(`${head}\r\n\r\nhe`);
  await seen;
  vi.advanceTimersByTime(seconds * 1_000);
  socket.write('re');
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return String(answer).split('\r\n', 1)[0] ?? '';
}

it('a body has 20 seconds to arrive, and an upload that is allowed it five minutes', async () => {
  expect(await answerTo('/', 19)).toBe('HTTP/1.1 200 OK');
  expect(await answerTo('/', 20)).toBe('HTTP/1.1 408 Request Timeout');
  expect(await answerTo('/upload', 299)).toBe('HTTP/1.1 200 OK');
  expect(await answerTo('/upload', 300)).toBe('HTTP/1.1 408 Request Timeout');
});

it('a response that may take long keeps its connection open, which is limited again afterwards', async () => {
  const socket = connect(port, '127.0.0.1');
  const limits: (string | undefined)[] = [];
  for (const path of ['/limit', '/slow', '/limit']) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    const [answer] = await once(socket, 'data');
    limits.push(String(answer).split('\r\n').at(-1));
  }
  socket.destroy();
  expect(limits).toEqual(['15000', '0', '15000']);
});

/** What a server with shorter limits answers to bytes after which nothing more comes. */
async function answerOf(limits: FastifyHttpOptions<Server>, bytes: string): Promise<Buffer> {
  vi.useRealTimers();
  const hasty = Fastify({ ...connectionOptions, ...limits });
  hasty.register(connectionsPlugin);
  hasty.get('/', async () => 'taken');
  await hasty.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((hasty.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {}).write(bytes);
  const came = await buffer(socket);
  await hasty.close();
  return came;
}

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

it('a connection has ten seconds to send its headers and may be idle for 15 while it is answered', () => {
  expect(app.server).toMatchObject({ headersTimeout: 9_000, timeout: 15_000 });
  expect(connectionOptions.http.connectionsCheckingInterval).toBe(1_000);
});

it.each([
  ['nothing', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: clinic.exa'],
])('a connection that has sent %s in that time is told so, and ends', async (_, sent) => {
  const http = { ...connectionOptions.http, headersTimeout: 20, connectionsCheckingInterval: 10 };
  expect(statusesIn(await answerOf({ http }, sent))).toEqual([408]);
});

it('a connection ends when more than twenty requests wait for the answer to one', async () => {
  const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
  expect(statusesIn(await answerOf({}, request.repeat(19) + last))).toHaveLength(20);
  expect(statusesIn(await answerOf({}, request.repeat(500))).length).toBeLessThan(30);
});
