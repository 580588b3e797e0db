import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postRow } from '../support/databases/posts.ts';
import { type BlogSite, startBlogSite } from '../support/site/blog-site.ts';
import { type RawResponse, requestRaw } from '../support/traffic/raw-http.ts';

let site: BlogSite;
beforeAll(async () => {
  site = await startBlogSite({ rows: [postRow(1, { slug: 'walking-helps' })] });
  await fetch(`${site.url}/api/blogs/walking-helps`);
});
afterAll(() => site.close());

const host = 'Host: clinic.example';
const json = ['Content-Type: application/json', 'Accept: application/json'];
const length = (body: string) => `Content-Length: ${body.length}`;

/** Every kind of response: the request, and the status of the response. */
const responses: [string, number, string[], string?][] = [
  ['a prerendered page', 200, ['GET / HTTP/1.1', host]],
  ['a page rendered on demand', 200, ['GET /blog HTTP/1.1', host]],
  ['a post', 200, ['GET /blog/walking-helps HTTP/1.1', host]],
  ['the contact page', 200, ['GET /contact HTTP/1.1', host]],
  ['a HEAD request', 200, ['HEAD /offers HTTP/1.1', host]],
  ['a file', 200, ['GET /robots.txt HTTP/1.1', host]],
  ['a feed', 200, ['GET /rss.xml HTTP/1.1', host]],
  ['the API', 200, ['GET /api/blogs HTTP/1.1', host]],
  ['the health check', 200, ['GET /healthz HTTP/1.1', host]],
  ['a health check by a program that names no host', 200, ['GET /healthz HTTP/1.0']],
  ['a redirect by the server', 301, ['GET /offers/ HTTP/1.1', host]],
  ['a redirect by a page', 302, ['GET /blog/no-such-post HTTP/1.1', host]],
  ['a page that the browser already has', 304, ['GET / HTTP/1.1', host, 'If-None-Match: *']],
  ['a form without JavaScript', 422, ['POST /api/enquiries HTTP/1.1', host, 'Content-Length: 0']],
  ['an unknown page', 404, ['GET /nowhere HTTP/1.1', host]],
  ['an unknown address of the API', 404, ['GET /api/nothing HTTP/1.1', host]],
  ['an address that names another host', 404, ['GET //evil.example HTTP/1.1', host]],
  ['another method', 405, ['DELETE /offers HTTP/1.1', host]],
  ['an unknown method', 404, ['PROPFIND /nowhere HTTP/1.1', host]],
  ['an invalid enquiry', 422, ['POST /api/enquiries HTTP/1.1', host, ...json, length('{}')], '{}'],
  ['broken JSON', 400, ['POST /api/enquiries HTTP/1.1', host, ...json, length('{')], '{'],
  [
    'a body of another type',
    415,
    ['POST /api/enquiries HTTP/1.1', host, 'Content-Type: a/b', length('x')],
    'x',
  ],
  [
    'a body that is too long',
    413,
    ['POST /api/enquiries HTTP/1.1', host, ...json, 'Content-Length: 65537'],
  ],
  ['another site', 403, ['POST /api/enquiries HTTP/1.1', host, 'Sec-Fetch-Site: cross-site']],
  ['too long an address', 414, [`GET /${'a'.repeat(2_000)} HTTP/1.1`, host]],
  ['too many headers', 431, ['GET / HTTP/1.1', host, ...Array<string>(150).fill('A: b')]],
  ['no host', 400, ['GET / HTTP/1.1']],
  ['two hosts', 400, ['GET / HTTP/1.1', host, 'HOST: evil.example']],
  ['the same host twice', 400, ['GET / HTTP/1.1', host, host]],
  ['an expectation that cannot be met', 417, ['GET / HTTP/1.1', host, 'Expect: a miracle']],
];

/** Requests that cannot be parsed, so that the server cannot tell whether they came over TLS. */
const unparsableRequests: [string, number, string[]][] = [
  ['something that is not HTTP', 400, ['hello']],
  ['an invented method', 400, ['BREW / HTTP/1.1', host]],
  ['a malformed header', 400, ['GET / HTTP/1.1', host, 'A\u0001: b']],
  ['two content lengths', 400, ['POST / HTTP/1.1', host, 'Content-Length: 1', 'Content-Length: 2']],
  ['headers that are too long', 431, ['GET / HTTP/1.1', host, `A: ${'a'.repeat(20_000)}`]],
  ['a tunnel', 405, ['CONNECT evil.example:443 HTTP/1.1', host]],
];

const expectedHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** The hashes of the inline scripts and styles of a page, without its data. */
function inlineHashesOf(html: string): string[] {
  const inlineCode = html.matchAll(/<(script|style)([^>]*)>(.*?)<\/\1>/gs);
  return [...inlineCode].flatMap(([, , attributes = '', text = '']) =>
    /src=|ld\+json/.test(attributes)
      ? []
      : [`sha256-${createHash('sha256').update(text).digest('base64')}`],
  );
}

/** The directives of a Content-Security-Policy, each with its sources. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function expectSafe({ headers }: RawResponse): void {
  expect(headers).toMatchObject(expectedHeaders);
  expect(headers['content-type']).not.toBe('application/octet-stream');
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  for (const name of ['server', 'x-powered-by', 'x-no-such-page']) {
    expect(headers).not.toHaveProperty(name);
  }
  const policy = directivesOf(headers['content-security-policy'] ?? '');
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('default-src')?.join()).toMatch(/^'(self|none)'$/);
  for (const name of ['script-src', 'style-src']) {
    for (const source of policy.get(name) ?? [])
      expect(source).toMatch(/^'(self|sha256-[\w+/=]+)'$/);
  }
}

describe('the security headers', () => {
  it.each(responses)('are sent with %s (%i)', async (_, status, lines, body) => {
    const response = await requestRaw(site.url, lines, body);
    expect(response.status).toBe(status);
    expectSafe(response);
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  it.each(unparsableRequests)('are sent even with %s (%i)', async (_, status, lines) => {
    const response = await requestRaw(site.url, lines);
    expect(response.status).toBe(status);
    expectSafe(response);
  });
});

describe('the policy of a page', () => {
  it.each([
    '/',
    '/hi',
    '/offers',
    '/testimonials',
    '/blog',
    '/blog/what-is-angioplasty',
    '/blog/walking-helps',
    '/contact',
    '/search?q=heart',
    '/nowhere',
  ])('allows the inline scripts and styles of %s, and no others', async (path) => {
    const response = await fetch(site.url + path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const inlineHashes = new Set(inlineHashesOf(await response.text()));
    expect(policy.match(/sha256-[^']+/g)?.toSorted()).toEqual([...inlineHashes].toSorted());
  });
});
