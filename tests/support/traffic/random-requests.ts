import fc from 'fast-check';

const known = [
  '/',
  '/offers',
  '/blog',
  '/blog?page=1',
  '/contact',
  '/privacy',
  '/rss.xml',
  '/api/blogs',
  '/api/blogs/a',
  '/api/enquiries',
  '/healthz',
  '/readyz',
  '/_astro/',
  '/_image?href=/etc/passwd',
  '/locations/',
];
const tricks = [
  '//evil.example',
  '/\\evil.example',
  '/..',
  '/%2e%2e/',
  '/%2F',
  '/%5c',
  '/%00',
  '/%ff',
  '/%',
  '/.git/config',
  '/index.html.br',
  '/_headers.json',
  '/%c0%ae%c0%ae/',
  '?page=1e9',
  '?limit=-1',
  '#x',
  ';',
  '%0d%0aSet-Cookie:a=b',
];

const text = fc.oneof(
  fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.webPath(),
);
const mixture = fc
  .array(fc.oneof(fc.constantFrom(...known, ...tricks), text), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(''));
const target = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 12, arbitrary: mixture },
  { weight: 1, arbitrary: fc.integer({ min: 500, max: 12_000 }).map((n) => `/${'a'.repeat(n)}`) },
);

const method = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('GET', 'HEAD') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND'),
  },
);

const headerName = fc.constantFrom(
  'Accept-Encoding',
  'If-None-Match',
  'Cookie',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Origin',
  'Sec-Fetch-Site',
  'Accept',
  'Accept-Version',
);
const headerValue = fc.oneof(
  fc.constantFrom('*', 'br;q=0, *', 'gzip', 'https', 'application/json', '"a", W/"b"', '🫀'),
  text,
);
const header = fc.oneof(
  fc.tuple(headerName, headerValue),
  fc.constantFrom<[string, string]>(
    ['Content-Type', 'application/json'],
    ['Content-Type', 'application/x-www-form-urlencoded'],
    ['Content-Type', 'multipart/form-data'],
    ['Expect', '100-continue'],
  ),
  fc.tuple(text, text),
);

const body = fc.oneof(
  { weight: 9, arbitrary: fc.oneof(fc.constant(''), fc.json(), text) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'name=a&email=b',
      '{"name":',
      '{"__proto__":{}}',
      'x'.repeat(66_000),
    ),
  },
);

const wellFormed = fc
  .record({ method, target, headers: fc.array(header, { maxLength: 5 }), body })
  .map(({ headers, ...parts }) => ({
    ...parts,
    target: parts.target.replace(/[^\x21-\x7e]/g, '').replace(/^(?!\/)/, '/'),
    headers: headers.map(
      ([name, value]) =>
        [name.replace(/[^\w-]/g, 'x') || 'x', value.replace(/[^\x20-\x7e]/g, '')] as const,
    ),
  }));

/** After one of these, nothing more can be read on the same connection. */
const malformed = fc.record({
  method: fc.oneof(method, fc.constantFrom('CONNECT', 'BREW', 'get', '', 'GET /')),
  target: fc.oneof(target, fc.constantFrom('http://evil.example/', '*', '', 'evil.example:443')),
  headers: fc.array(
    fc.oneof(
      fc.tuple(text, text),
      fc.constantFrom<[string, string]>(
        ['Transfer-Encoding', 'chunked'],
        ['Transfer-Encoding', 'gzip'],
        ['Content-Length', '-1'],
        ['Content-Length', '99'],
        ['Connection', 'Upgrade, close'],
        ['Upgrade', 'websocket'],
        ['Expect', 'a miracle'],
        ['Host', 'another.example'],
        ['X-Long', 'a'.repeat(20_000)],
        [' X', 'folded'],
      ),
    ),
    { maxLength: 3 },
  ),
  body,
});

/** Requests as bytes, most of them well-formed, so that the one after them is read too. */
export const randomRequest = fc
  .oneof({ weight: 24, arbitrary: wellFormed }, { weight: 1, arbitrary: malformed })
  .map((parts) => {
    const isRead = parts.method === 'GET' || parts.method === 'HEAD';
    const sent = isRead ? '' : parts.body;
    const lines = [
      `${parts.method} ${parts.target} HTTP/1.1`,
      'Host: clinic.example',
      'Accept-Encoding: br',
      ...parts.headers.map(([name, value]) => `${name}: ${value}`),
      ...(sent === '' ? [] : [`Content-Length: ${Buffer.byteLength(sent)}`]),
    ];
    return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${sent}`);
  });
