import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type PostServer, startPostServer } from '../support/services/post-server.ts';

const megabyte = 1_024 * 1_024;

/** How the service responds to a request. */
type Service = (query: URLSearchParams, response: ServerResponse) => void;

/** Contents that take a long time to parse, and what the log says about each. */
const hostileContents: [string, string, RegExp][] = [
  ['elements that are never closed', '<div>'.repeat(100_000), /over 6,000 tags/],
  ['unclosed elements up to the limit', '<b>'.repeat(6_000), /nested 6000 deep/],
  ['tables in tables', '<table><tr><td>'.repeat(30_000), /over 6,000 tags/],
  ['pictures', '<img src="/a">'.repeat(35_000), /over 6,000 tags/],
  ['links up to the limit', '<a href="https://a.example/b">c</a>'.repeat(3_000), /^$/],
  ['< signs that open no tag', '<'.repeat(499_000), /over 6,000 tags/],
  ['ampersands', '&'.repeat(499_000), /over 30,000 character references/],
  ['character references up to the limit', '&lt;'.repeat(30_000), /^$/],
  ['telephone numbers', '108 '.repeat(120_000), /^$/],
  ['attributes', `<p ${Array.from({ length: 60_000 }, (_, index) => `a${index}`)}>Text</p>`, /^$/],
  ['styles', `<p style="${'a:b;'.repeat(90_000)}">Text</p>`, /^$/],
  ['text', 'heart '.repeat(300_000), /over 500,000 characters/],
];

/** Some rows of a table, made when they are requested. */
function rowsFrom(from: number, to: number, row: (index: number) => unknown): unknown[] {
  return Array.from({ length: to - from }, (_, index) => row(from + index));
}

/** Responds as PostgREST does: with the row of a slug if the request names one, otherwise with the requested range of rows. */
function tableOf(rows: { length: number; slice(from: number, to: number): unknown[] }): Service {
  return (query, response) => {
    const bySlug = query.get('slug')?.slice('eq.'.length);
    if (bySlug !== undefined) {
      const row = rows
        .slice(0, Math.min(rows.length, 500))
        .find((row) => (row as { slug: string }).slug === bySlug);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(row ?? null));
      return;
    }
    const start = Number(query.get('offset') ?? 0);
    const end = Math.min(rows.length, start + Number(query.get('limit') ?? 1_000));
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-range': `${start}-${end - 1}/${rows.length}`,
    });
    response.end(JSON.stringify(rows.slice(start, end)));
  };
}

/** Three gigabytes of spaces, compressed. */
function gzipBomb(): Buffer {
  const part = gzipSync(Buffer.alloc(10 * megabyte, ' '));
  return Buffer.concat(Array.from({ length: 300 }, () => part));
}

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
    const rows = Array.from({ length: 450 }, (_, index) => postRow(index + 1));
    rows[222] = postRow(223, { content: 'x'.repeat(5 * megabyte) });
    service = tableOf(rows);
    expect(new Set((await server.cards()).map(({ id }) => id)).size).toBe(449);
    expect(server.log.join('\n')).toContain('is too large to be read, and is skipped');
    expect((await server.ask('/api/blogs/post-number-223')).status).toBe(502);
  });

  const stressOnly = { tags: ['stress'] };

  test.each([
    ['three gigabytes in three megabytes', gzipBomb],
    [
      'all of 100,000 posts at once',
      () =>
        Buffer.from(JSON.stringify(Array.from({ length: 100_000 }, (_, index) => postRow(index)))),
    ],
  ])('is reported if it sends %s, and the posts known before stay', stressOnly, async (_, make) => {
    await server.cards();
    const body = make();
    const headers = { 'content-type': 'application/json' };
    service = (_query, response) => {
      const isGzip = body[0] === 0x1f;
      response.writeHead(200, { ...headers, ...(isGzip && { 'content-encoding': 'gzip' }) });
      response.end(body);
    };
    server.advance(600_000);
    const post = await server.ask('/api/blogs/another');
    expect(post.status).toBe(502);
    expect(post.body.error).toMatch(/more than this site reads at once|not the post/);
    expect(server.log.join('\n')).toContain('a blog post could not be read');
    expect(await server.cards()).toHaveLength(1);
  });

  test('is read completely if its posts are too large for one response', stressOnly, async () => {
    const content = `<p>${'heart '.repeat(10_000)}</p>`;
    service = tableOf(Array.from({ length: 450 }, (_, index) => postRow(index + 1, { content })));
    expect(await server.cards()).toHaveLength(450);
  });

  test(
    'has its newest 10,000 posts listed, in parts, if it sends 100,000',
    stressOnly,
    async () => {
      const row = (index: number) => postRow(100_000 - index);
      service = tableOf({ length: 100_000, slice: (from, to) => rowsFrom(from, to, row) });
      expect(await server.cards()).toHaveLength(10_000);
      const { body } = await server.ask('/api/blogs');
      const next = '/api/blogs?offset=200&limit=200';
      expect(body).toMatchObject({ total: 10_000, next });
      expect(body.posts).toHaveLength(200);
      expect(server.log.join('\n')).toContain('more blog posts than are listed');
    },
  );
});
