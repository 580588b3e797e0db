import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  gzipBomb,
  hostileContents,
  megabyte,
  rowsFrom,
  type Service,
  tableOf,
} from '../support/content/hostile-posts.ts';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';

/** tests/stress/posts/hostile.test.ts checks that these delay nobody. */
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

  const hostileAnswers: [string, () => Buffer][] = [
    ['three gigabytes in three megabytes', gzipBomb],
    ['arrays in arrays', () => Buffer.from('['.repeat(4_000_000))],
    ['many empty objects', () => Buffer.from(`[${'{},'.repeat(200_000)}{}]`)],
    ['numbers without end', () => Buffer.from(`[${'1,'.repeat(3 * megabyte)}1]`)],
  ];

  test.each(hostileAnswers)('is reported if it sends %s', async (_, answerOf) => {
    expect((await server.cards()).map(({ id }) => id)).toEqual([1]);
    const answer = answerOf();
    const gzip = answer[0] === 0x1f;
    service = (_query, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(gzip && { 'content-encoding': 'gzip' }),
      });
      response.end(answer);
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

  test('is read completely if its posts are too large for one response', async () => {
    const content = `<p>${'heart '.repeat(10_000)}</p>`;
    service = tableOf(Array.from({ length: 450 }, (_, index) => postRow(index + 1, { content })));
    expect(await server.cards()).toHaveLength(450);
  });

  test('has its newest 10,000 posts listed, in parts, if it sends 100,000', async () => {
    const row = (index: number) => postRow(100_000 - index);
    service = tableOf({ length: 100_000, slice: (from, to) => rowsFrom(from, to, row) });
    const { body } = await server.ask('/api/blogs');
    expect(JSON.stringify(body).length).toBeLessThan(200_000);
    expect(body).toMatchObject({ total: 10_000, next: '/api/blogs?offset=200&limit=200' });
    expect(server.log.join('\n')).toContain('more blog posts than are listed');
  });
});
