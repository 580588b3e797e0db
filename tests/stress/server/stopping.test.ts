import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { FakeFormService } from '../../support/services/form-service.ts';
import { SiteServer } from '../../support/site/site-server.ts';
import { anEnquiry } from '../../support/site/visitor.ts';

/** A server with these is never stopped by force: it exits once everything is finished. */
const patientTimings = { stopTimeout: 600_000 };

let server: SiteServer;
afterEach(async () => {
  await server.stop('SIGKILL');
});

it('a request on an open connection is still answered while the server stops', async () => {
  const path = '/offers';
  const service = await FakeFormService.create();
  server = await SiteServer.start({ LOG_LEVEL: 'info', ...service.environment });
  await server.get(path);
  const release = service.hold();
  const { hostname, port } = new URL(server.url);
  const visitor = connect(Number(port), hostname);
  const responseText = text(visitor);
  await once(visitor, 'connect');
  const body = JSON.stringify(anEnquiry());
  const form = ['Host: a', 'Content-Type: application/json', `Content-Length: ${body.length}`];
  visitor.write(['POST /api/enquiries HTTP/1.1', ...form, '', body].join('\r\n'));
  await expect.poll(() => service.attempts, { interval: 10 }).toBe(1);

  const exit = server.stop();
  await expect.poll(() => server.log.join(), { interval: 10 }).toContain('stopping');
  visitor.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
  release();
  expect(await exit).toBe(0);
  expect((await responseText).match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200']);
  await service.close();
});

it('a server exits if the reader of its log has gone', async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'info' }, { pages: false, timings: patientTimings });
  server.stopReadingLog('gone');
  expect(await server.stop()).toBe(0);
});

it('a server answers and exits if the reader of its log hangs', async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'info' }, { pages: false, timings: patientTimings });
  server.stopReadingLog('hanging');
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const requests = Array.from({ length: 3_000 }, () => statusOf(`${server.url}/page`, agent));
  expect([...new Set(await Promise.all(requests))]).toEqual([200]);
  expect(await server.stop()).toBe(0);
});

const paths = ['/', '/blog', '/contact', '/api/blogs', '/nowhere', '/healthz'];

it('a server that is stopped fails no visitor, and exits', async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'silent' }, { timings: patientTimings });
  const statuses: number[] = [];

  /** Reads page after page over a connection that stays open, as a proxy does. */
  async function read(agent: Agent): Promise<void> {
    for (let number = 0; ; number += 1) {
      const status = await statusOf(`${server.url}${paths[number % paths.length]}`, agent);
      if (status === null) return;
      statuses.push(status);
    }
  }
  const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  const readers = Promise.all(agents.map(read));
  await expect.poll(() => statuses.length).toBeGreaterThan(200);

  expect(await server.stop()).toBe(0);
  await readers;
  expect([...new Set(statuses)].sort()).toEqual([200, 404]);
});

/** The status of a complete response; null if the server is no longer there. */
function statusOf(url: string, agent: Agent): Promise<number | null> {
  return new Promise((resolve) => {
    get(url, { agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? null));
      response.once('error', () => resolve(null));
    }).once('error', () => resolve(null));
  });
}
