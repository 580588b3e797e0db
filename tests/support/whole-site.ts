import { afterAll, beforeAll } from 'vitest';
import { type Crawl, crawl } from './crawl.ts';
import { SiteServer } from './site-server.ts';
import type { WebPage } from './web-page.ts';

/** What the tests of a file know once the built site is served and read. */
export interface WholeSite {
  readonly site: SiteServer;
  readonly found: Crawl;
  /** Each page once, without the same page under another query. */
  readonly pages: WebPage[];
  /** The page at a path; throws where none is. */
  pageAt(path: string): WebPage;
}

/** Serves what is built and reads all of it, for the tests of one file. */
export function readWholeSite(): WholeSite {
  let known: Omit<WholeSite, 'pageAt'> | undefined;
  beforeAll(async () => {
    const site = await SiteServer.start();
    const found = await crawl(site);
    const pages = [...found.pages.values()].filter(({ path }) => !path.includes('?'));
    known = { site, found, pages };
  });
  afterAll(() => known?.site.stop());
  const ready = () => {
    if (!known) throw new Error('the site is to be had once the tests run');
    return known;
  };
  return {
    get site() {
      return ready().site;
    },
    get found() {
      return ready().found;
    },
    get pages() {
      return ready().pages;
    },
    pageAt(path) {
      const page = ready().pages.find((each) => each.path === path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    },
  };
}
