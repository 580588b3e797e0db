import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OverloadedError } from '../queue.ts';
import { isCrawler, onDemandRoutes } from './on-demand-routes.ts';
import type { Renderer } from './renderer.ts';
import { cachedResponse } from './response.ts';

/** The token of a patient's private page. */
const token = 'k'.repeat(22);

let app: FastifyInstance;
/** The pages that were rendered. */
let renderedUrls: string[];
/** Uncommon pages wait for this. */
let gate: Promise<void>;
/** What the pages are made from. */
let snapshot: object;

const render: Renderer = async ({ url, isCommon }) => {
  renderedUrls.push(url);
  if (!isCommon) await gate;
  const headers = { 'content-type': 'text/html' };
  const bodies = { identity: Buffer.from(url) };
  return cachedResponse({ servedAs: 'cached page', status: 200, headers, bodies });
};

beforeEach(async () => {
  gate = Promise.resolve();
  snapshot = {};
  app = Fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof OverloadedError ? 503 : 500).send(),
  );
  await app.register(onDemandRoutes, {
    render,
    snapshot: () => snapshot,
    languages: ['en', 'hi'],
  });
  await app.ready();
  renderedUrls = [];
});
afterEach(() => app.close());

const get = (url: string) => app.inject({ url });

it('a parameter that no page uses does not cause the page to be rendered again', async () => {
  for (const query of ['', '?x=1', '?utm_source=x']) {
    expect((await get(`/contact${query}`)).body).toBe('/contact');
  }
  expect(renderedUrls).toEqual(['/contact']);
});

it('a page is rendered again as soon as the content has changed, even one that was being rendered', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await get('/blog');
  gate = promise;
  const request = get('/blog/a-post');
  await expect.poll(() => renderedUrls).toContain('/blog/a-post');
  snapshot = {};
  release();
  await request;
  await get('/blog');
  await get('/blog/a-post');
  expect(renderedUrls).toEqual(['/blog', '/blog/a-post', '/blog', '/blog/a-post']);
});

it('a package and half day get a page of their own, shared by everyone who asks for it', async () => {
  const url = '/contact?package=heart-check&when=2026-11-24-morning';
  await Promise.all([get(`${url}&utm_source=1`), get(url)]);
  await get(url);
  expect(renderedUrls).toEqual([url]);
});

it('a token that was copied with a full stop leads to the private page', async () => {
  const response = await get(`/request/${token}.`);
  expect([response.statusCode, response.headers.location]).toEqual([302, `/request/${token}`]);
  expect(renderedUrls).toEqual([]);
});

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
])('%s is a crawler', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(true);
});

it.each([
  undefined,
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/480.0]',
])('%s is a visitor', (userAgent) => {
  expect(isCrawler(userAgent)).toBe(false);
});
