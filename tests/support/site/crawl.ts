import { XMLParser } from 'fast-xml-parser';
import type { ServedSite } from './served-site.ts';
import { WebPage } from './web-page.ts';

/** The result of a crawl of a site. */
export interface Crawl {
  /** Pages by path and query, in the order in which they were found. */
  pages: Map<string, WebPage>;
  /** The text of every response that is not a picture or a font, by path and query. */
  texts: Map<string, string>;
  /** Every address within the site, with its response and the page that first named it. */
  responses: Map<string, { status: number; type: string; from: string }>;
  /** Links with a fragment: the page, the address it leads to, the id. */
  anchors: { from: string; to: string; id: string }[];
  /** Addresses outside the site, or with a scheme other than HTTP, each with its page. */
  externalLinks: Map<string, string>;
  /** Paths of the pages in the sitemaps. */
  sitemapPaths: string[];
}

/**
 * Reads every page that can be reached from the home page, and requests everything that they refer to, except
 * the pictures for shared links, which are drawn when they are requested: see tests/site/files.test.ts.
 */
export async function crawl(site: ServedSite): Promise<Crawl> {
  const sitemap = await readSitemaps(site);
  const result: Crawl = {
    pages: new Map(),
    texts: new Map(),
    responses: new Map(),
    anchors: [],
    externalLinks: new Map(),
    sitemapPaths: sitemap.paths,
  };
  const queue = [{ to: '/', from: 'the start' }];
  for (const { to, from } of queue) {
    if (result.responses.has(to)) continue;
    const response = await site.get(to);
    const type = response.headers.get('content-type') ?? '';
    result.responses.set(to, { status: response.status, type, from });
    const body = await response.text();
    if (/text|xml|json|javascript/.test(type)) result.texts.set(to, body);
    if (!type.startsWith('text/html')) continue;
    const page = new WebPage(to, body);
    result.pages.set(to, page);
    for (const address of addressesIn(page)) {
      const url = new URL(address, sitemap.origin + to);
      if (url.origin !== sitemap.origin) {
        result.externalLinks.set(url.href, result.externalLinks.get(url.href) ?? to);
        continue;
      }
      const path = url.pathname + url.search;
      if (/^(\/\w\w)?\/social\//.test(path)) continue;
      if (url.hash)
        result.anchors.push({ from: to, to: path, id: decodeURIComponent(url.hash.slice(1)) });
      queue.push({ to: path, from: to });
    }
  }
  return result;
}

/** The public origin and the paths of all pages in the sitemaps. */
async function readSitemaps(site: ServedSite): Promise<{ origin: string; paths: string[] }> {
  const index = await readXml(site, '/sitemap-index.xml');
  const sitemapUrls = [index['sitemapindex'].sitemap].flat().map(({ loc }) => new URL(loc));
  const origin = sitemapUrls[0]?.origin ?? '';
  const paths = [];
  for (const { pathname } of sitemapUrls) {
    const { urlset } = await readXml(site, pathname);
    const urls: { loc: string }[] = [urlset?.url ?? []].flat();
    paths.push(...urls.map(({ loc }) => pathWithin(loc, origin)));
  }
  return { origin, paths };
}

/** An XML file of the site; throws if it is not well-formed. */
export async function readXml(site: ServedSite, path: string) {
  const validating = true;
  return new XMLParser({ ignoreAttributes: false }).parse(await site.text(path), validating);
}

function pathWithin(address: string, origin: string): string {
  const url = new URL(address);
  if (url.origin !== origin) throw new Error(`${address} is not within ${origin}`);
  return url.pathname + url.search;
}

/** Every address in a page, as written there. */
function addressesIn(page: WebPage): string[] {
  const links = ['href', 'src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
  const pictures = ['srcset', 'imagesrcset'].flatMap((name) => page.attributes(name));
  const inStyles = page
    .texts('style')
    .flatMap((css) =>
      [...css.matchAll(/url\((["']?)([^"')]+)\1\)/g)].map(([, , url]) => url ?? ''),
    );
  const forms = page.elements('form', ({ attribs }) => attribs['method'] !== 'post');
  return [
    ...links.flatMap((name) => page.attributes(name)),
    ...pictures.flatMap(candidates),
    ...inStyles,
    ...forms.flatMap(({ attribs }) => attribs['action'] ?? []),
    ...['og:image', 'og:url', 'twitter:image'].flatMap((name) => page.meta(name)),
  ].filter((address) => !address.startsWith('data:'));
}

/** The addresses in a srcset, without their widths and fragments. */
function candidates(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/[\s#]/, 1));
}
