import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { startInProcess } from '../../support/site/site-in-process.ts';
import { anEnquiry, post } from '../../support/site/visitor.ts';

it('connections with an unfinished enquiry delay nobody', async () => {
  const site = await startInProcess({});
  const { hostname, port } = new URL(site.url);
  const sockets = Array.from({ length: 5 }, () => connect(Number(port), hostname));
  for (const socket of sockets) {
    await once(socket, 'connect');
    socket.on('error', () => {}).resume();
    socket.write('POST /api/enquiries HTTP/1.1\r\nHost: clinic.example\r\nContent-Le');
  }
  expect((await post(site.url, anEnquiry())).status).toBe(200);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await site.close();
});
