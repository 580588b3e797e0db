import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tooSlow } from '../../../server/posts/remote-call.ts';
import { postListResponse, postResponse } from '../../../shared/post.ts';
import {
  gzipBomb,
  hostileContents,
  rowsFrom,
  type Service,
  tableOf,
} from '../../support/content/hostile-posts.ts';
import { postRow } from '../../support/databases/posts.ts';
import { expectServerErrors } from '../../support/site/server-errors.ts';
import { SiteServer } from '../../support/site/site-server.ts';

expectServerErrors(/a blog post could not be read/);

/** A service whose responses a test determines, and a server that reads it. */
describe('a service that sends too much', { timeout: 60_000 }, () => {
  let service: Service = tableOf([]);
  let remote: Server;
  let server: SiteServer;

  beforeAll(async () => {
    remote = createServer((request, response) => {
      service(new URL(request.url ?? '/', 'http://service.test').searchParams, response);
    });
    remote.listen(0, '127.0.0.1');
    await once(remote, 'listening');
    const { port } = remote.address() as AddressInfo;
    server = await SiteServer.start(
      { BLOGS_URL: `http://127.0.0.1:${port}`, BLOGS_KEY: 'key' },
      {
        pages: false,
        timings: { posts: { fresh: 1, missing: 1, afterFailure: 1 } },
      },
    );
    // Code that is loaded on first use must not count as delay caused by a post.
    service = tableOf([postRow(1, { content: '<p>Text <a href="/">link</a></p>' })]);
    await ask('/api/blogs/post-number-1');
    await ask('/api/blogs');
  });

  afterAll(async () => {
    await server.stop('SIGKILL');
    remote.closeAllConnections();
    remote.close();
  });

  beforeEach(() => {
    service = tableOf([postRow(1)]);
    server.log.length = 0;
  });

  /** The log of the server since the test began. */
  async function readLog(): Promise<string> {
    await wait(50);
    return server.log.join('\n');
  }

  /** The first response that shows what the service sent; a busy machine may not have read it in time. */
  async function ask(path: string) {
    for (;;) {
      const response = await server.get(path);
      const text = await response.text();
      const body = JSON.parse(text);
      if (body.error !== tooSlow) return { status: response.status, text, body };
    }
  }

  /** The cards that are listed once the service's own posts have been read, part by part. */
  async function readCards(count: number) {
    let cards = await listedCards();
    // The posts known before are listed while these are read.
    while (cards.length !== count) cards = await listedCards();
    return cards;
  }

  async function listedCards() {
    const cards = [];
    for (let next: string | null = '/api/blogs'; next !== null; ) {
      const part = postListResponse.parse((await ask(next)).body);
      if (part.error !== null) throw new Error(part.error);
      cards.push(...part.posts);
      next = part.next;
    }
    return cards;
  }

  test.each(hostileContents)(
    'is kept within limits if it sends a post of %s',
    async (_, content, logLine) => {
      service = tableOf([postRow(1, { slug: 'hostile', content })]);
      const { status, body } = await ask('/api/blogs/hostile');
      expect(status).toBe(200);
      expect(postResponse.parse(body)).toMatchObject({ title: 'Post number 1', hasContent: true });
      // The post known before is shown while this one is read.
      await expect.poll(() => server.log.join('\n')).toMatch(logLine);
    },
  );

  const hostileBodies: [string, () => Buffer][] = [
    ['three gigabytes in three megabytes', gzipBomb],
    [
      'all of 100,000 posts at once',
      () => Buffer.from(JSON.stringify(Array.from({ length: 100_000 }, (_, n) => postRow(n)))),
    ],
  ];

  test.each(hostileBodies)('is reported if it sends %s', async (_, makeBody) => {
    const body = makeBody();
    const gzip = body[0] === 0x1f;
    // Only the first failure after a success is logged.
    await ask('/api/blogs/post-number-1');
    service = (_query, response) => {
      response.writeHead(200, {
        'content-type': 'application/json',
        ...(gzip && { 'content-encoding': 'gzip' }),
      });
      response.end(body);
    };
    const post = await ask(`/api/blogs/${gzip ? 'bomb' : body.length}`);
    const listing = await ask('/api/blogs');
    expect(post.status).toBe(502);
    expect(post.body.error).toMatch(/more than this site reads at once|not the post/);
    // The posts known before stay.
    expect(postListResponse.parse(listing.body).error).toBeNull();
    expect(await readLog()).toContain('a blog post could not be read');
  });

  test('is read completely if its posts are too large for one response', async () => {
    const content = `<p>${'heart '.repeat(10_000)}</p>`;
    service = tableOf(Array.from({ length: 450 }, (_, index) => postRow(index + 1, { content })));
    expect(await readCards(450)).toHaveLength(450);
  });

  test('has its newest 10,000 posts listed, in parts, if it sends 100,000', async () => {
    const row = (index: number) => postRow(100_000 - index);
    service = tableOf({ length: 100_000, slice: (from, to) => rowsFrom(from, to, row) });
    await readCards(10_000);
    const { text } = await ask('/api/blogs');
    expect(text.length).toBeLessThan(200_000);
    expect(postListResponse.parse(JSON.parse(text))).toMatchObject({
      total: 10_000,
      next: '/api/blogs?offset=200&limit=200',
    });
    expect(await readLog()).toContain('more blog posts than are listed');
  });
});
