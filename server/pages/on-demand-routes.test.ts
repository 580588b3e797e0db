import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OverloadedError } from '../queue.ts';
import { onDemandRoutes } from './on-demand-routes.ts';
import type { Renderer } from './rendering/renderer.ts';
import { cachedResponse } from './response/cached-response.ts';

const token = 'a'.repeat(32);
/** The token of the only request. */
const known = 'k'.repeat(22);
const choices = { package: ['heart-check'], when: ['2026-11-24-morning'] };

let app: FastifyInstance;
/** The pages requested since startup, each with the cookie that came with the request. */
let rendered: string[];
/** Pages that few visitors want wait for this. */
let held: Promise<void>;
/** Whether startup is over; a page rendered during it must not be cached. */
let isWarm: boolean;

const render: Renderer = async ({ url, cookie, isCommon }) => {
  if (!url.endsWith('.json')) rendered.push([url, cookie].filter(Boolean).join(' '));
  if (!isCommon) await held;
  const body = url.endsWith('.json') ? JSON.stringify(choices) : `${url} ${cookie ?? ''}`;
  const noStore = (cookie || !isWarm) && { 'cache-control': 'no-store' };
  const headers = { 'content-type': 'text/html', ...noStore };
  const bodies = { identity: Buffer.from(body) };
  return cachedResponse({ servedAs: 'cached page', status: 200, headers, bodies });
};

const missing = cachedResponse({
  servedAs: 'page',
  status: 404,
  headers: {},
  bodies: { identity: Buffer.from('not here') },
});

beforeEach(async () => {
  held = Promise.resolve();
  isWarm = false;
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof OverloadedError ? 503 : 500).send(),
  );
  const hasFlashMessage = async (given: string) => given === token;
  await app.register(onDemandRoutes, {
    render,
    languages: ['en', 'hi'],
    hasFlashMessage,
    hasRequest: async (given) => given === known,
    errorPages: () => ({
      notFound: missing,
      failure: missing,
      overloaded: missing,
      missingRequest: missing,
      endedPreview: missing,
    }),
    warmUpTimeout: 600_000,
  });
  await app.ready();
  rendered = [];
  isWarm = true;
});
afterEach(() => app.close());

const get = (url: string, cookie?: string) =>
  app.inject({ url, ...(cookie && { headers: { cookie: `enquiry=${cookie}` } }) });

it('an unknown package, half day or token gets the page that all share, rendered once', async () => {
  const unknown = ['?package=invented', '?when=1999-01-01-morning', '?package=&when=x', '?x=1'];
  for (const query of unknown) expect((await get(`/contact${query}`)).body).toBe('/contact ');
  expect((await get('/contact', 'x')).body).toBe('/contact ');
  expect((await get('/contact', 'b'.repeat(32))).body).toBe('/contact ');
  expect(rendered).toEqual(['/contact']);
});

it('a known package and half day get a page of their own, shared by everyone who asks for it', async () => {
  const known = '/contact?package=heart-check&when=2026-11-24-morning';
  await Promise.all([get(`${known}&utm_source=1`), get(known)]);
  await get(known);
  const half = await get('/hi/contact?when=2026-11-24-morning&package=invented');
  expect(half.body).toBe('/hi/contact?when=2026-11-24-morning ');
  expect(rendered).toEqual([known, '/hi/contact?when=2026-11-24-morning']);
});

it('a visitor who has sent a form gets a page that nobody else gets', async () => {
  expect((await get('/contact', token)).body).toBe(`/contact enquiry=${token}`);
  expect((await get('/contact')).body).toBe('/contact ');
  await get('/contact', token);
  const own = `/contact enquiry=${token}`;
  expect(rendered).toEqual([own, '/contact', own]);
});

it('rarely requested pages wait in a queue of at most twenty, more are refused, and no other page is held up', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  held = promise;
  const answers: number[] = [];
  const { promise: refused, resolve } = Promise.withResolvers<void>();
  const crowd = Array.from({ length: 30 }, async (_, number) => {
    const { statusCode } = await get(`/search?q=${number}`);
    answers.push(statusCode);
    if (answers.length === 9) resolve();
  });
  await refused;
  expect(answers).toEqual(Array(9).fill(503));
  for (const path of ['/contact', '/blog', '/search']) {
    expect((await get(path)).statusCode).toBe(200);
  }
  expect(answers).toHaveLength(9);
  release();
  await Promise.all(crowd);
  expect(answers.filter((status) => status === 200)).toHaveLength(21);
});

it('the private page of an unknown request is answered with 404 at once, however many pages wait to be rendered', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  held = promise;
  const own = Array.from({ length: 21 }, (_, number) =>
    get(`/hi/request/${known}?offer=${number}`),
  );
  await expect.poll(() => rendered.length).toBe(1);
  for (const path of [`/request/${'x'.repeat(22)}`, '/hi/request/x', '/request/x/visit.ics']) {
    const { statusCode, body } = await get(path);
    expect([path, statusCode, body]).toEqual([path, 404, 'not here']);
  }
  const copied = await get(`/request/${known}.`);
  expect([copied.statusCode, copied.headers.location]).toEqual([302, `/request/${known}`]);
  release();
  const statuses = (await Promise.all(own)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(21).fill(200));
  expect(rendered).toHaveLength(21);
});
