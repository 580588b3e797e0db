import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readXml } from '../../support/site/crawl.ts';
import { type InProcessSite, startInProcess } from '../../support/site/site-in-process.ts';
import { textOf, WebPage } from '../../support/site/web-page.ts';
import { searchPage } from './search-page.ts';

let site: InProcessSite;
beforeAll(async () => {
  site = await startInProcess({ LOG_LEVEL: 'trace' }, {}, { pages: true });
});
afterAll(() => site?.close());

const search = (query: string) => searchPage(site, query);

describe('any query', () => {
  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '</title><script>alert(1)</script>',
    '{COUNT} {SHOWN} $& {{7*7}}',
    '.*+?^$ {}()|[]\\',
    '!!! ??? ...',
    '\u202eتحذير קלב\u2067',
    '😀'.repeat(50),
    '__proto__ constructor toString',
    'دل کا دورہ',
  ])('is shown as typed, and only as text: %j', async (query) => {
    const page = await search(query);
    expect(textOf(page.one('#results q'))).toBe(query);
    expect(page.one('main input[type=search]').attribs['value']).toBe(query);
    const plainPage = new WebPage('/search', await site.text('/search'));
    for (const name of ['script', 'title']) {
      expect(page.elements(name).length).toBe(plainPage.elements(name).length);
    }
    expect(page.select('main img, main [onerror]')).toEqual([]);
    expect(page.title).toBe(plainPage.title);
  });

  it.each([
    [`q=${'a'.repeat(7_900)}`, 'a'.repeat(100)],
    [`q=${'heart+'.repeat(1_000)}`, 'heart '.repeat(17).trim().slice(0, 100).trim()],
    ['q=first&q=second', 'first'],
    ['q=%ff%00chest', '\ufffd chest'],
    ['q=%zz', '%zz'],
  ])('is decoded, trimmed and truncated before it is shown: %.30s', async (query, expectedText) => {
    const page = new WebPage('/search', await site.text(`/search?${query}`));
    expect(textOf(page.one('#results q'))).toBe(expectedText);
  });

  it('is refused if the whole URL is too long', async () => {
    expect((await site.get(`/search?q=${'a'.repeat(10_000)}`)).status).toBe(414);
  });
});

describe('a query', () => {
  it('is in no log, not even if the search fails', async () => {
    await search('secretillness');
    await site.get(`/search?q=secretillness${'a'.repeat(10_000)}`);
    await site.get('/search/?q=secretillness');
    await fetch(`${site.url}/search?q=secretillness`, { method: 'POST' });
    await expect
      .poll(() => site.log.filter((line) => line.includes('/search')).length)
      .toBeGreaterThan(3);
    expect(site.log.join('\n')).not.toContain('secretillness');
  });

  it('is passed to no other page, cached by nobody but the browser, and indexed by no search engine', async () => {
    const { headers } = await site.get('/search?q=heart');
    expect(headers.get('referrer-policy')).toBe('strict-origin');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    const page = await search('heart');
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.links('canonical')).toEqual([]);
    expect(page.attributes('content').join()).not.toContain('q=');
    const { urlset } = await readXml(site, '/sitemap-0.xml');
    const listedQueries = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).search);
    expect(new Set(listedQueries)).toEqual(new Set(['']));
  });
});
