import { describe, expect, it } from 'vitest';
import { WebPage } from '../support/site/web-page.ts';
import { readWholeSite } from '../support/site/whole-site.ts';

const site = readWholeSite();

describe('a visitor who follows all links from the home page', () => {
  it('finds no address that fails, whether page, picture, script or font', () => {
    const failingPaths = [...site.crawl.responses].filter(([, { status }]) => status !== 200);
    expect(site.crawl.responses.size).toBeGreaterThan(80);
    expect(failingPaths).toEqual([]);
  });

  it('finds the section of a page that a link leads to', () => {
    const brokenAnchors = site.crawl.anchors.filter(
      ({ to, id }) => !site.crawl.pages.get(to)?.ids.has(id),
    );
    expect(site.crawl.anchors.length).toBeGreaterThan(site.allPages.length);
    expect(brokenAnchors).toEqual([]);
  });

  it('finds only links to other sites that are well formed', () => {
    const patterns = [
      /^https:\/\/[a-z0-9.-]+\.[a-z]+(\/\S*)?$/,
      /^tel:\+?\d{3,15}$/,
      /^mailto:\S+@\S+$/,
    ];
    const malformedUrls = [...site.crawl.externalLinks].filter(
      ([url]) => !patterns.some((pattern) => pattern.test(url)),
    );
    expect(malformedUrls).toEqual([]);
  });

  it('finds the size and an alternative text of each picture', () => {
    for (const page of site.allPages) {
      for (const { attribs } of page.elements('img')) {
        expect([page.path, Number(attribs['width']), Number(attribs['height'])]).toEqual([
          page.path,
          expect.toSatisfy((width: number) => width > 0),
          expect.toSatisfy((height: number) => height > 0),
        ]);
        expect(attribs['alt'], page.path).toBeDefined();
      }
    }
  });

  it('sees no unfilled placeholder', () => {
    const unfilledPlaceholders = site.allPages.flatMap(({ path, text }) =>
      (text.match(/\{\w+\}/g) ?? []).map((name) => `${path}: ${name}`),
    );
    expect(unfilledPlaceholders).toEqual([]);
  });
});

describe('the sitemap', () => {
  it('lists every page that may be indexed, and no other, once', () => {
    const indexablePages = [...site.crawl.pages.values()].filter((page) =>
      page.meta('robots').join().startsWith('index'),
    );
    const canonicalUrls = indexablePages.flatMap((page) => page.links('canonical'));
    const paths = new Set(canonicalUrls.map((address) => new URL(address).pathname));
    expect([...site.crawl.sitemapPaths].sort()).toEqual([...paths].sort());
  });

  it('says when articles and prices were last revised', async () => {
    const xml = await site.server.text('/sitemap-0.xml');
    for (const path of ['/hi/blog/what-is-angioplasty', '/costs', '/mr/services/tmt'])
      expect(xml).toMatch(new RegExp(`${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d<`));
  });

  it('lists nothing that cannot be reached by links', () => {
    const paths = new Set(site.allPages.map(({ path }) => path));
    expect(site.crawl.sitemapPaths.filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('an address that does not exist', () => {
  it('leads to the not-found page, which is not indexed', async () => {
    const response = await site.server.get('/no/such/page');
    const page = new WebPage('/no/such/page', await response.text());
    expect(response.status).toBe(404);
    expect(page.meta('robots')).toEqual(['noindex']);
    expect(page.links('canonical')).toEqual([]);
    expect(page.texts('h1').join()).toContain('Oops! Page not found');
  });

  it.each([
    ['when-to-see-cardiologist-warning-signs', 'when-to-consult-cardiologist'],
    ['ecg-vs-2d-echo-difference-when-needed', 'ecg-vs-tmt-difference'],
    ['heart-attack-prevention-lifestyle-changes', 'heart-attack-warning-signs'],
  ])('redirects permanently from the former article %s to %s', async (formerSlug, slug) => {
    const response = await site.server.get(`/blog/${formerSlug}`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(`/blog/${slug}`);
  });
});
