import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from '../../server/server.ts';
import { createServices } from '../../server/services.ts';
import { configFor } from '../support/config-for.ts';
import { openFakePages } from '../support/site/fake-pages.ts';
import { freshSqlite } from '../support/temporary.ts';

/** Only Hindi has its own error pages beside those of English, and the privacy page is broken. */
const handler = `const texts = {
    '/not-found': 'not found', '/failure': 'failure', '/': 'home', '/hi': 'home in Hindi',
    '/hi/not-found': 'not found in Hindi', '/hi/failure': 'failure in Hindi',
  };
  export async function handler(request, response, next) {
    if (request.url.endsWith('/privacy')) return response.writeHead(500).end();
    if (request.url.startsWith('/mr/')) return next();
    if (request.url.includes('q=')) await globalThis.searchesMayEnd;
    response.end(texts[request.url] ?? 'rendered ' + request.url);
  }`;
const files = [
  ...['en/site', 'hi/site', 'mr/site', 'en/not-found', 'hi/not-found', 'en/home', 'hi/home'],
  ...['en/services', 'hi/services', 'en/privacy', 'hi/privacy', 'mr/privacy'],
];

let url: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const config = await configFor({ DATABASE_URL: freshSqlite(), LOG_LEVEL: 'silent' });
  const services = await createServices(config);
  const app = createServer(services, await openFakePages(services, handler, files));
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  close = async () => {
    await app.close();
    await services.close();
  };
});
afterAll(() => close());

const ask = async (path: string, method = 'GET') => {
  const answer = await fetch(url + path, { method, redirect: 'manual' });
  const location = answer.headers.get('location');
  return [answer.status, location ?? (await answer.text())];
};

describe('a page that is rendered on demand in several languages', () => {
  it.each([
    ...['/blog', '/hi/blog', '/hi/blog?page=2', '/hi/blog/heart', '/hi/contact', '/hi/search'],
    ...['/hi/rss.xml', '/hi/search-index.json', '/sitemap-posts.xml'],
  ])('is found: %s', async (path) => {
    expect(await ask(path)).toEqual([200, `rendered ${path}`]);
  });

  it.each([
    ['the language that has no prefix', '/en/blog', 'not found'],
    ['a language that the site does not have', '/fr/blog', 'not found'],
    ['another spelling', '/%68i/blog', 'not found'],
    ['a file shared by all languages', '/hi/sitemap-posts.xml', 'not found in Hindi'],
    ['two languages', '/hi/mr/blog', 'not found in Hindi'],
    ['a page without texts in that language', '/mr/blog', 'not found'],
  ])('is not found for %s', async (_, path, page) => {
    expect(await ask(path)).toEqual([404, page]);
  });

  it('has one address', async () => {
    expect(await ask('/hi/blog/?page=2')).toEqual([301, '/hi/blog?page=2']);
    expect(await ask('/hi/')).toEqual([301, '/hi']);
    expect(await ask('/Hi/Blog?page=2')).toEqual([301, '/hi/blog?page=2']);
    expect(await ask('/hi/Privacy')).toEqual([301, '/hi/privacy']);
    expect(await ask('/HI/nowhere')).toEqual([404, 'not found']);
    expect((await ask('/hi/contact', 'POST'))[0]).toBe(405);
  });
});

describe('the error pages are in the language of the address', () => {
  it.each([
    ['/nowhere', 404, 'not found'],
    ['/hi/nowhere', 404, 'not found in Hindi'],
    ['/hi/404', 404, 'not found in Hindi'],
    ['/hindi', 404, 'not found'],
    ['/mr/nowhere', 404, 'not found'],
    ['/privacy', 500, 'failure'],
    ['/hi/privacy', 500, 'failure in Hindi'],
    ['/mr/privacy', 500, 'failure'],
  ])('%s', async (path, status, page) => {
    expect(await ask(path)).toEqual([status, page]);
  });
});
