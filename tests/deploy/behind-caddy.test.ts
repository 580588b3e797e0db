import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request as plainRequest } from 'node:http';
import { connect } from 'node:http2';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { glob } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson } from '../desk/desk-browser.ts';
import { expectServerErrors } from '../support/site/server-errors.ts';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { anEnquiry, post } from '../support/site/visitor.ts';
import { Caddy, findCaddy } from './caddy.ts';

expectServerErrors(/"msg":"enquiries are being refused"/);

const program = findCaddy();
if (!program) console.warn('Caddy is not installed, so deploy/Caddyfile is not tested here.');

// tests/stress/deploy tests servers that are killed or replaced, and a CDN in front.
describe.skipIf(!program)('behind Caddy', () => {
  let site: InProcessSite;
  let caddy: Caddy;
  let assets: string[];

  beforeAll(async () => {
    site = await startInProcess({}, {}, { pages: true });
    caddy = await Caddy.start(program ?? '', [new URL(site.url).host]);
    const files = await glob('_astro/**', { cwd: 'dist/client' });
    assets = files.filter((name) => !/\.(br|gz)$/.test(name)).map((name) => `/${name}`);
  });
  afterAll(async () => {
    await caddy?.stop();
    await site?.close();
  });

  const askServer = (path: string, headers: Record<string, string> = {}) =>
    fetch(site.url + path, { headers, redirect: 'manual' });

  describe('a page', () => {
    it.each(['/', '/offers', '/contact', '/blog', '/no-such-page'])(
      '%s has the status, body and Content-Security-Policy that our server sends',
      async (path) => {
        const [throughCaddy, fromServer] = [await caddy.ask(path), await askServer(path)];
        expect(throughCaddy.status).toBe(fromServer.status);
        expect(throughCaddy.headers['content-security-policy']).toBe(
          fromServer.headers.get('content-security-policy'),
        );
        expect(throughCaddy.headers['content-encoding']).toBeUndefined();
        expect(throughCaddy.body.equals(Buffer.from(await fromServer.arrayBuffer()))).toBe(true);
      },
    );

    it('is compressed, has Strict-Transport-Security, and does not reveal the software that serves it', async () => {
      const { headers, body } = await caddy.ask('/', { headers: { 'accept-encoding': 'br' } });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toContain('<!');
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/);
      expect(headers['server']).toBeUndefined();
      expect(headers['via']).toBeUndefined();
    });

    it('is not sent again while the browser’s copy is current', async () => {
      const { headers } = await caddy.ask('/offers');
      const repeat = await caddy.ask('/offers', {
        headers: { 'if-none-match': String(headers['etag']) },
      });
      expect(repeat).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    });

    it('is sent over HTTP/2, and HTTP/3 is offered', async () => {
      const session = connect(`https://localhost:${caddy.port}`, { ca: caddy.ca });
      const stream = session.request({ ':path': '/' });
      const [headers] = await once(stream, 'response');
      session.destroy();
      expect(headers[':status']).toBe(200);
      expect(headers['alt-svc']).toContain('h3=');
    });

    it('is redirected to HTTPS if it is requested over HTTP', async () => {
      const request = plainRequest({
        port: caddy.httpPort,
        path: '/offers',
        headers: { host: 'localhost' },
      });
      request.end();
      const [response] = await once(request, 'response');
      response.resume();
      expect(response.statusCode).toBe(308);
      expect(response.headers.location).toBe('https://localhost/offers');
    });
  });

  describe('a file with a hash in its name', () => {
    it('has the encodings of the build and the headers of our server', {
      tags: ['stress'],
    }, async () => {
      expect(assets.length).toBeGreaterThan(10);
      for (const path of assets) {
        for (const encoding of ['br', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const [throughCaddy, fromServer] = [
            await caddy.ask(path, { headers }),
            await askServer(path, headers),
          ];
          const names = [...fromServer.headers.keys()].filter(
            (name) => !perServerHeaders.has(name),
          );
          const actual = names.map((name) => [
            name,
            String(throughCaddy.headers[name]).toLowerCase(),
          ]);
          const expected = names.map((name) => [
            name,
            String(fromServer.headers.get(name)).toLowerCase(),
          ]);
          expect.soft(actual, path).toEqual(expected);
          // Sent with a file, this header would replace the one of the pages, which may include subdomains.
          expect.soft(throughCaddy.headers).not.toHaveProperty('strict-transport-security');
          expect
            .soft(decompressBody(throughCaddy.body, throughCaddy.headers['content-encoding']))
            .toEqual(await readFile(`dist/client${path}`));
        }
      }
    });
  });

  describe('an enquiry', () => {
    const postFrom = (from: string, headers: Record<string, string> = {}) =>
      caddy.ask('/api/enquiries', {
        method: 'POST',
        from,
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(anEnquiry()),
      });

    it('counts against the visitor’s own address, whatever the headers claim', {
      tags: ['stress'],
    }, async () => {
      for (let count = 0; count < 30; count += 1) {
        expect((await postFrom('127.0.0.2')).status).toBe(200);
      }
      expect((await postFrom('127.0.0.2')).status).toBe(429);
      expect((await postFrom('127.0.0.2', { 'x-forwarded-for': '198.51.100.9' })).status).toBe(429);
      expect((await postFrom('127.0.0.3')).status).toBe(200);
    });
  });

  it('the desk’s data is compressed, so that a list of enquiries loads faster on slow mobile data', async () => {
    const { browser } = await addPerson(site, 'reception');
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const path = '/api/desk/enquiries?tab=new';
    const headers = { cookie, 'accept-encoding': 'gzip' };
    for (const _ of Array(5)) await post(site.url, { ...anEnquiry(), language: 'en' });
    const { status, headers: responseHeaders, body } = await caddy.ask(path, { headers });
    expect(status).toBe(200);
    expect(responseHeaders['content-encoding']).toBe('gzip');
    const content = JSON.parse(gunzipSync(body).toString());
    expect(content).toEqual((await browser.get('/enquiries?tab=new')).body);
  });
});

/** Headers of the connection, and headers that each server sets differently. */
const perServerHeaders = new Set(['connection', 'keep-alive', 'date', 'etag', 'content-length']);

function decompressBody(body: Buffer, encoding: unknown): Buffer {
  return encoding === 'br' ? brotliDecompressSync(body) : body;
}
