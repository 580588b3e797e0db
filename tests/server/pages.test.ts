import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type BlogSite, startBlogSite } from '../support/site/blog-site.ts';
import { postForm } from '../support/site/visitor.ts';
import { type RawResponse, requestRaw } from '../support/traffic/raw-http.ts';

const client = resolve(import.meta.dirname, '../../dist/client');
const asset = `/_astro/${readdirSync(join(client, '_astro')).find((name) => /\.js$/.test(name))}`;

let site: BlogSite;
beforeAll(async () => {
  site = await startBlogSite({ rows: [postRow(1, { slug: 'walking-helps' })] });
  await fetch(`${site.url}/api/blogs/walking-helps`);
});
afterAll(() => site.close());

/** Sends a request as a browser does, but keeps the body as it comes over the wire. */
function ask(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResponse> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return requestRaw(site.url, [`${method} ${path} HTTP/1.1`, 'Host: clinic.example', ...lines]);
}

const decompress = (body: string) =>
  brotliDecompressSync(Buffer.from(body, 'latin1')).toString('latin1');

describe.each([
  ['a prerendered page', '/offers'],
  ['the home page', '/'],
  ['an asset', asset],
  ['the listing', '/blog'],
  ['a post', '/blog/walking-helps'],
  ['the feed', '/rss.xml'],
  ['the privacy page', '/privacy'],
  ['the contact page', '/contact'],
])('%s', (_, path) => {
  it('is the same compressed and plain', async () => {
    const plainResponse = await ask(path);
    expect(plainResponse.status).toBe(200);
    expect(plainResponse.headers).not.toHaveProperty('content-encoding');
    const { headers, body } = await ask(path, { 'Accept-Encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress(body) === plainResponse.body).toBe(true);
  });

  it('is not sent again to a browser that has it', async () => {
    const { headers } = await ask(path, { 'Accept-Encoding': 'br' });
    const { etag = '' } = headers;
    expect(etag).toMatch(/^"[\w-]+-br"$/);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const revalidation = await ask(path, { 'Accept-Encoding': 'br', 'If-None-Match': tags });
      expect([revalidation.status, revalidation.body.length]).toEqual([304, 0]);
      expect(revalidation.headers).toMatchObject({ etag, vary: 'accept-encoding' });
      expect(revalidation.headers['cache-control']).toBe(headers['cache-control']);
    }
    const otherEncoding = await ask(path, { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(otherEncoding.status).toBe(200);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { date: _, ...headers } = (await ask(path, { 'Accept-Encoding': 'br' })).headers;
    const head = await ask(path, { 'Accept-Encoding': 'br' }, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers).toMatchObject(headers);
  });
});

describe('how long a browser may cache', () => {
  it.each([
    ['a hashed asset: forever', asset, 'public, max-age=31536000, immutable'],
    ['an icon: a day', '/favicon.ico', 'public, max-age=86400'],
    ['a prerendered page: only if it revalidates each time', '/offers', 'no-cache'],
    ['a page rendered on demand: only if it revalidates each time', '/blog', 'no-cache'],
    ['the service worker: only if it revalidates each time', '/service-worker.js', 'no-cache'],
    ['the contact page: only if it revalidates each time', '/contact', 'no-cache'],
    ['a missing page: not at all', '/nowhere', 'no-store'],
  ])('%s', async (_, path, cacheControl) => {
    expect((await ask(path)).headers['cache-control']).toBe(cacheControl);
  });
});

it('the page of a refused form is never cached', async () => {
  const refusal = await postForm(site.url, { name: 'Asha' });
  expect([refusal.status, refusal.headers.get('cache-control')]).toEqual([422, 'no-store']);
  expect(refusal.headers.has('etag')).toBe(false);
});

describe('one page has one address', () => {
  it.each([
    ['/offers/', '/offers'],
    ['/contact/', '/contact'],
    ['/blog/?page=1&x=//evil.example', '/blog?page=1&x=//evil.example'],
    ['/blog/walking-helps/', '/blog/walking-helps'],
    ['/hi/', '/hi'],
    ['/Hi/Blog?page=2', '/hi/blog?page=2'],
    ['/hi/Privacy', '/hi/privacy'],
  ])('%s leads to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([
    ...['/index.html', '/offers.html', '/blog/index.html', '/blog/walking-helps.html'],
    ...['/nowhere/', '/offers//', '/blog//', '/%62log/', '/404', '/500', '/hi/404', '/HI/nowhere'],
    ...['/en/blog', '/fr/blog', '/%68i/blog', '/hi/mr/blog', '/hi/sitemap-posts.xml'],
  ])('%s is not a page', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.body).toContain('noindex');
  });
});

it('a query that a page does not use does not change it', async () => {
  for (const path of ['/', '/blog']) {
    const { body } = await ask(path);
    expect((await ask(`${path}?utm_source=letter&fbclid=1`)).body === body).toBe(true);
  }
});
