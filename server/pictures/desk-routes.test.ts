import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { connectionOptions } from '../plugins/connections.ts';
import { schemasPlugin } from '../plugins/schemas.ts';
import type { Services } from '../services.ts';
import { deskPictureRoutes } from './desk-routes.ts';

it('an upload may pause for a minute and take any time to process; afterwards the limits of the connection apply again', async () => {
  const app = Fastify(connectionOptions);
  const limits: (number | undefined)[] = [];
  let serverSocket: Socket | undefined;
  const pictures = {
    add: async () => {
      limits.push(serverSocket?.timeout);
      return { src: '/media/a', width: 1, height: 1 };
    },
  };
  app.addHook('onRequest', async ({ raw }) => {
    serverSocket = raw.socket;
  });
  app.register(schemasPlugin);
  app.register(deskPictureRoutes, { pictures } as unknown as Services);
  app.get('/limit', async ({ raw }) => limits.push(raw.socket.timeout));
  await app.listen({ host: '127.0.0.1', port: 0 });

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const requestEvent = once(app.server, 'request');
  const head = ['POST /pictures HTTP/1.1', 'Host: a', 'Content-Type: image/png'];
  socket.write([...head, 'Content-Length: 4', '', 'he'].join('\r\n'));
  await requestEvent;
  limits.push(serverSocket?.timeout);
  socket.write('re');
  const [response] = await once(socket, 'data');
  expect(String(response)).toContain('201 Created');
  socket.write('GET /limit HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  expect(limits).toEqual([60_000, 0, 15_000]);
  socket.destroy();
  await app.close();
});
