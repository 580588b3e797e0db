import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  gzipBomb,
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
    async (_, content, told) => {
      service = tableOf([postRow(1, { slug: 'hostile', content })]);
      const { status, body } = await server.ask('/api/blogs/hostile');
      expect(status).toBe(200);
      expect(body).toMatchObject({ title: 'Post number 1', hasContent: true });
      expect(server.log.join('\n')).toMatch(told);
    },
  );

  test('is reported if it sends three gigabytes in three megabytes', {
    tags: ['stress'],
  }, async () => {
    expect((await server.cards()).map(({ id }) => id)).toEqual([1]);
    const answer = gzipBomb();
    service = (_query, response) => {
      const encoded = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      response.writeHead(200, encoded).end(answer);
    };
    server.posts.expire();
    const post = await server.ask('/api/blogs/other');
    expect(post.status).toBe(502);
    expect(post.body.error).toMatch(/more than this site reads at once|not the post/);
    expect(server.log.join('\n')).toContain('a blog post could not be read');
    expect(
      (await server.cards()).map(({ id }) => id),
      'what was known stays',
    ).toEqual([1]);
  });

  test('leaves the other posts readable if it sends one huge post', async () => {
    const all = Array.from({ length: 450 }, (_, index) => postRow(index + 1));
    all[222] = postRow(223, { content: 'x'.repeat(5 * megabyte) });
    service = tableOf(all);
    expect(new Set((await server.cards()).map(({ id }) => id)).size).toBe(449);
    expect(server.log.join('\n')).toContain('is too large to be read, and is left out');
    expect((await server.ask('/api/blogs/post-number-223')).status).toBe(502);
  });
});
