import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessSite, startInProcess } from '../support/site/site-in-process.ts';
import { requestRaw, sendRaw } from '../support/traffic/raw-http.ts';

let site: InProcessSite;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startInProcess({}, {}, { pages: true });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await site.close();
});

const ask = (path: string, ...headers: string[]) =>
  requestRaw(site.url, [`GET ${path} HTTP/1.1`, 'Host: clinic.example', ...headers]);

describe('the server of pages and files', () => {
  it.each([
    '/_headers.json',
    '/.built-from',
    '/server/entry.mjs',
    '/../server/entry.mjs',
    '/..%2fserver%2fentry.mjs',
    '/%2e%2e/%2e%2e/package.json',
    '/_astro/../../server/entry.mjs',
    '/_astro/%2e%2e/%2e%2e/_headers.json',
    '/..%5c..%5cpackage.json',
    '/..\\package.json',
    '/%c0%ae%c0%ae/package.json',
    '/....//package.json',
    '/.env',
    '/.git/config',
    '/data/clinic.db',
    '/package.json',
    '/index.html.br',
    '/index.html.gz',
    '/offers.br',
    '/offers.html%00.txt',
    '/%6fffers',
    '/offers;x',
    '/_image?href=/package.json',
    '/_image?href=http://127.0.0.1:1/',
    '/%5Fimage?href=/social/locations/rewa.png&w=99&f=png&q=1',
    '/%5fimage?href=/social/locations/rewa.png&w=99&f=png&q=1',
    '/blog/..%2f%5Fimage?href=/social/locations/rewa.png&w=99&f=png&q=1',
    '/%62log',
    '/_server-islands/Home',
    '/%5Fserver-islands/Home',
    '/_actions/x',
    'http://127.0.0.1/etc/passwd',
    'file:///etc/passwd',
    '/proc/self/environ',
  ])('does not serve %s', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(headers['content-type']).toMatch(/^(text\/html|application\/json); charset=utf-8$/);
  });
});

describe('no redirect leads to another site', () => {
  it.each([
    '//evil.example',
    '//evil.example/',
    '//evil.example/offers/',
    '/\\evil.example/',
    '/%2fevil.example/',
    '/%5cevil.example/',
    '///evil.example/offers/',
    '/https://evil.example/',
    '/offers//evil.example/',
    '/blog/%2f%2fevil.example/',
    '/blog//evil.example/',
    '/blog/https:evil.example/',
    '/blog/%0d%0alocation:%20https:evil.example/',
    '/offers/?next=//evil.example',
  ])('%s', async (path) => {
    for (const host of ['clinic.example', 'evil.example']) {
      const lines = [`GET ${path} HTTP/1.1`, `Host: ${host}`, 'X-Forwarded-Host: evil.example'];
      const { status, headers } = await requestRaw(site.url, lines);
      expect(status).toBeLessThan(500);
      if (headers['location'] === undefined) continue;
      const target = new URL(headers['location'], 'https://clinic.example/');
      expect(target.origin).toBe('https://clinic.example');
    }
  });
});

it('a page does not contain the Host header of its request', async () => {
  const { body } = await requestRaw(site.url, ['GET /blog HTTP/1.1', 'Host: evil.example']);
  expect(body).toContain('rel="canonical"');
  expect(body).not.toContain('evil.example');
});

describe('a request', () => {
  it.each([
    ['a header of 15 KB', 200, [`Cookie: ${'a'.repeat(15_000)}`]],
    ['headers of more than 16 KB', 431, Array<string>(10).fill(`A: ${'a'.repeat(2_000)}`)],
    ['80 headers', 200, Array<string>(80).fill('A: b')],
    ['more than 100 headers', 431, Array<string>(120).fill('A: b')],
  ])('with %s gets the status %i', async (_, status, headers) => {
    expect((await ask('/offers', ...headers)).status).toBe(status);
  });

  it('for a page is answered even if it announces a body, and the connection is then closed', async () => {
    const head = ['GET /offers HTTP/1.1', 'Host: clinic.example', 'Content-Length: 1000000'];
    const response = String(await sendRaw(site.url, `${head.join('\r\n')}\r\n\r\n`));
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/^connection: close\r$/im);
  });

  it('may ask whether its body will be read', async () => {
    const { status, body } = await ask('/offers', 'Expect: 100-Continue');
    expect([status, body.slice(0, 12)]).toEqual([100, 'HTTP/1.1 200']);
  });

  it('is answered while 300 connections are silent', async () => {
    const { hostname, port } = new URL(site.url);
    for (let number = 0; number < 300; number += 1) {
      const socket = connect(Number(port), hostname)
        .on('error', () => {})
        .resume();
      sockets.push(socket);
      await once(socket, 'connect');
      if (number % 2 === 0) socket.write('GET / HTTP/1.1\r\nHost: clinic.exa');
    }
    for (const path of ['/', '/blog', '/contact']) expect((await ask(path)).status).toBe(200);
    expect(sockets.filter(({ closed }) => closed)).toEqual([]);
  });
});
