import { Agent } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { SiteServer } from '../support/site/site-server.ts';
import { statusOf } from './status-of.ts';

// A second request on a connection, a log that nobody reads, and both addresses of localhost: tests/stress/server.
const paths = ['/', '/blog', '/contact', '/api/blogs', '/nowhere', '/healthz'];

/** A server that is not stopped by force: it exits when everything is finished, or never. */
const unforced = { stopTimeout: 600_000 };

let server: SiteServer;
afterEach(async () => {
  await server.stop('SIGKILL');
});

it('a server told to stop fails no visitor, and exits', { tags: ['stress'] }, async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'silent' }, { timings: unforced });
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
