import { once } from 'node:events';
import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { statusOf } from '../../server/status-of.ts';
import { hasIpv6 } from '../../support/has-ipv6.ts';
import { SiteServer } from '../../support/site/site-server.ts';

/** A server that is not stopped by force: it exits when everything is finished, or never. */
const unforced = { stopTimeout: 600_000 };

let server: SiteServer;
afterEach(async () => {
  await server.stop('SIGKILL');
});

it('a server exits if the reader of its log has gone', async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'info' }, { pages: false, timings: unforced });
  server.stopReadingLog('gone');
  expect(await server.stop()).toBe(0);
});

it('a server answers and exits if the reader of its log hangs', async () => {
  server = await SiteServer.start({ LOG_LEVEL: 'info' }, { pages: false, timings: unforced });
  server.stopReadingLog('hanging');
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const answers = Array.from({ length: 3_000 }, () => statusOf(`${server.url}/page`, agent));
  expect([...new Set(await Promise.all(answers))]).toEqual([200]);
  expect(await server.stop()).toBe(0);
});

it.runIf(hasIpv6).each(['127.0.0.1', '[::1]'])(
  'a request to %s is still answered if localhost has both addresses',
  async (address) => {
    let asked = 0;
    const slowPosts = createServer((_, response) => {
      asked += 1;
      setTimeout(() => response.setHeader('content-type', 'application/json').end('[]'), 1_000);
    }).listen(0, '127.0.0.1');
    await once(slowPosts, 'listening');
    const { port: postsPort } = slowPosts.address() as AddressInfo;
    const environment = {
      HOST: 'localhost',
      NODE_OPTIONS: `--import=${join(import.meta.dirname, '../../support/services/two-loopbacks.ts')}`,
      BLOGS_URL: `http://127.0.0.1:${postsPort}`,
      BLOGS_KEY: 'public-key',
    };
    server = await SiteServer.start(environment, { pages: false });
    const { port } = new URL(server.url);
    const answer = fetch(`http://${address}:${port}/api/blogs`).then(
      ({ status }) => status,
      String,
    );
    await expect.poll(() => asked, { interval: 10 }).toBeGreaterThan(0);
    expect(await server.stop()).toBe(0);
    expect(await answer).toBe(200);
    slowPosts.close();
  },
);
