import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { slowBodiesLimitPlugin } from './request-limits.ts';

it('slow request bodies from one network leave connections for other networks', async () => {
  const app = Fastify({ trustProxy: true });
  app.decorateReply('isOverloadResponse', false);
  app.register(slowBodiesLimitPlugin);
  let startCount = 0;
  app.addHook('onRequest', async () => {
    startCount += 1;
  });
  app.post('/', async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const begin = (address: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const lines = ['POST / HTTP/1.1', 'Host: a', `X-Forwarded-For: ${address}`];
    socket.write(
      [...lines, 'Content-Type: text/plain', 'Content-Length: 9', '', 'slow'].join('\r\n'),
    );
    return socket;
  };
  const post = async (address: string) => {
    const headers = { 'x-forwarded-for': address, 'content-type': 'text/plain' };
    return (await fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers, body: 'hi' }))
      .status;
  };
  const slowSockets = Array.from({ length: 50 }, () => begin('198.51.100.7'));
  await expect.poll(() => startCount).toBe(50);
  const extraSocket = begin('198.51.100.8');
  const [response] = await once(extraSocket, 'data');
  expect(String(response)).toMatch(
    /429 Too Many Requests.*no-store.*retry-after: 10.*"success":false,"message":"Too many/s,
  );
  await once(extraSocket, 'close');
  expect(await post('198.51.100.9')).toBe(429);
  expect(await post('203.0.113.7')).toBe(200);
  const previousCount = startCount;
  slowSockets.pop()?.destroy();
  const beginAgain = () => slowSockets.push(begin('198.51.100.10'));
  await expect.poll(() => beginAgain() && startCount).toBe(previousCount + 1);
  expect(await post('198.51.100.9'), 'there was room for one').toBe(429);
  for (const socket of slowSockets) socket.destroy();
  await expect.poll(() => post('198.51.100.9')).toBe(200);
  await app.close();
});
