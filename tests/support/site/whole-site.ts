import { beforeAll } from 'vitest';
import type { Crawl } from './crawl.ts';
import { ServedSite } from './served-site.ts';
import { type SharedResources, shared } from './shared.ts';
import { WebPage } from './web-page.ts';

/** The built site for the tests of a file; it is served and crawled once for all files. */
export interface WholeSite {
  readonly server: ServedSite;
  readonly crawl: Crawl;
  /** Each page in the default language, without its variants under another query. */
  readonly pages: WebPage[];
  /** Each page in all languages, without its variants under another query. */
  readonly allPages: WebPage[];
  /** The page at a path; throws if there is none. */
  pageAt(path: string): WebPage;
}

class SharedSite extends ServedSite {
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
  }
}

type SiteParts = Omit<WholeSite, 'pageAt'>;

let sitePromise: Promise<SiteParts> | undefined;

async function readSite(): Promise<SiteParts> {
  const { url, crawl: packedCrawl } = await shared('site');
  const crawl = unpack(packedCrawl);
  const allPages = [...crawl.pages.values()].filter(({ path }) => !path.includes('?'));
  const pages = allPages.filter(({ path }) => languageIn(path) === 'en');
  return { server: new SharedSite(url), crawl, pages, allPages };
}

/**
 * Provides the tests of a file with the built site, and everything that its links lead to. It is read, and each
 * page parsed, once for all files of a process.
 */
export function readWholeSite(): WholeSite {
  let site: SiteParts | undefined;
  beforeAll(async () => {
    sitePromise ??= readSite();
    site = await sitePromise;
  });
  const loadedSite = () => {
    if (!site) throw new Error('the site is available once the tests run');
    return site;
  };
  return {
    get server() {
      return loadedSite().server;
    },
    get crawl() {
      return loadedSite().crawl;
    },
    get pages() {
      return loadedSite().pages;
    },
    get allPages() {
      return loadedSite().allPages;
    },
    pageAt(path) {
      const page = loadedSite().allPages.find((page) => page.path === path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    },
  };
}

/** The language of the page at a path of the sample. */
export function languageIn(path: string): string {
  return /^\/(hi|mr)(?=[/?#]|$)/.exec(path)?.[1] ?? 'en';
}

function unpack({
  texts,
  responses,
  externalLinks,
  pages,
  ...lists
}: SharedResources['site']['crawl']): Crawl {
  const textsByPath = new Map(texts);
  return {
    ...lists,
    texts: textsByPath,
    responses: new Map(responses),
    externalLinks: new Map(externalLinks),
    pages: new Map(pages.map((path) => [path, new WebPage(path, textsByPath.get(path) ?? '')])),
  };
}
