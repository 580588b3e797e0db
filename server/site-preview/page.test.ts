import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { errorPagesIn } from '../pages/error-pages.ts';
import { cachedResponse } from '../pages/response/cached-response.ts';
import { previewPage } from './page.ts';

const prefix = '/site-preview/token';

const page = (text: string, status = 200, headers: Record<string, string> = {}) =>
  cachedResponse({
    servedAs: 'page',
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
    bodies: { identity: Buffer.from(text) },
  });

/** Asks for the page at an address of a preview, where a page is as given. */
function ask(address: string, shown = page('')) {
  const pages = { has: (path: string) => path === '/' || path === '/about', get: () => shown };
  const site = { languages: ['en'] as const, errorPages: errorPagesIn(() => page('none'), ['en']) };
  const request = { address, prefix, isFramed: false, site, visitor: new Socket() };
  return previewPage({ pages, render: async () => shown }, request);
}

async function linkIn(link: string): Promise<string> {
  const { bodies } = await ask('/', page(`<a href="${link}">`));
  return bodies.identity.toString().slice('<a href="'.length, -'">'.length);
}

it.each([
  ['/', ''],
  ['/about/', '/about/'],
  ['/about?a=1&amp;b=2#c', '/about?a=1&amp;b=2#c'],
  ['/blog/heart%20attack', '/blog/heart%20attack'],
])('the link %s leads to a page of the preview', async (link, expected) => {
  expect(await linkIn(link)).toBe(prefix + expected);
});

it.each(['//', '///', '//other/about', '//[', '/blog/%zz', '/photo.jpg', '/unknown'])(
  'the link %s is left as it is',
  async (link) => {
    expect(await linkIn(link)).toBe(link);
  },
);

it.each([
  ['/blog?unavailable', `${prefix}/blog?unavailable`],
  ['/', prefix],
  ['/photo.jpg', '/photo.jpg'],
  ['https://other.example/about', 'https://other.example/about'],
])('a redirect to %s from a page of the preview leads to %s', async (location, expected) => {
  const { status, headers } = await ask('/blog/gone', page('', 302, { location }));
  expect([status, headers['location']]).toEqual([302, expected]);
});

it.each(['//', '/blog/%zz'])('the preview has no page at %s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});
