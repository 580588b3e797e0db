import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  hostileContents,
  megabyte,
  type Service,
  tableOf,
} from '../support/content/hostile-posts.ts';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';

/** tests/stress/posts/hostile.test.ts sends more of them, and checks that they delay nobody. */
describe('a service that sends too much', () => {
  let service: Service;
  let remote: Server;
  let server: PostServer;

  beforeEach(async () => {
    service = tableOf([postRow(1)]);
    remote = createServer((request, response) => {
      service(new URL(request.url ?? '/', 'http://service.test').searchParams, response);
    }).listen(0, '127.0.0.1');
    await once(remote, 'listening');
    const { port } = remote.address() as AddressInfo;
    server = await startPostServer({ url: `http://127.0.0.1:${port}`, key: 'key' });
  });

  afterEach(async () => {
    await server.close();
    remote.closeAllConnections();
    remote.close();
  });

  test.each(hostileContents)(
    'is kept within limits if it sends a post of %s',
    async (_, content, logLine) => {
      service = tableOf([postRow(1, { slug: 'hostile', content })]);
      const { status, body } = await server.ask('/api/blogs/hostile');
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'Post number 1', hasContent: true });
      expect(server.log.join('\n')).toMatch(logLine);
    },
  );

  test('leaves the other posts readable if it sends one huge post', async () => {
    const all = Array.from({ length: 450 }, (_, index) => postRow(index + 1));
    all[222] = postRow(223, { content: 'x'.repeat(5 * megabyte) });
    service = tableOf(all);
    expect(new Set((await server.cards()).map(({ id }) => id)).size).toBe(449);
    expect(server.log.join('\n')).toContain('is too large to be read, and is skipped');
    expect((await server.ask('/api/blogs/post-number-223')).status).toBe(502);
  });
});
