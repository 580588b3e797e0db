import { beforeAll } from 'vitest';
import type { Crawl } from './crawl.ts';
import { ServedSite } from './served-site.ts';
import { type SharedThings, shared } from './shared.ts';
import { WebPage } from './web-page.ts';

/** The built site for the tests of a file; it is served and crawled once for all files. */
export interface WholeSite {
  readonly server: ServedSite;
  readonly crawl: Crawl;
  /** Each page in the first language, without its variants under another query. */
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

type KnownSite = Omit<WholeSite, 'pageAt'>;

let reading: Promise<KnownSite> | undefined;

async function readKnownSite(): Promise<KnownSite> {
  const { url, crawl: packed } = await shared('site');
  const crawl = unpacked(packed);
  const allPages = [...crawl.pages.values()].filter(({ path }) => !path.includes('?'));
  const pages = allPages.filter(({ path }) => languageIn(path) === 'en');
  return { server: new SharedSite(url), crawl, pages, allPages };
}

/**
 * Provides the tests of a file with the built site, and everything that its links lead to. It is read, and each
 * page parsed, once for all files of a process.
 */
export function readWholeSite(): WholeSite {
  let known: KnownSite | undefined;
  beforeAll(async () => {
    reading ??= readKnownSite();
    known = await reading;
  });
  const ready = () => {
    if (!known) throw new Error('the site is available once the tests run');
    return known;
  };
  return {
    get server() {
      return ready().server;
    },
    get crawl() {
      return ready().crawl;
    },
    get pages() {
      return ready().pages;
    },
    get allPages() {
      return ready().allPages;
    },
    pageAt(path) {
      const page = ready().allPages.find((page) => page.path === path);
      if (!page) throw new Error(`there is no page ${path}`);
      return page;
    },
  };
}

/** The language of the page at a path of the sample. */
export function languageIn(path: string): string {
  return /^\/(hi|mr)(?=[/?#]|$)/.exec(path)?.[1] ?? 'en';
}

function unpacked({
  texts,
  answers,
  outside,
  pages,
  ...lists
}: SharedThings['site']['crawl']): Crawl {
  const words = new Map(texts);
  return {
    ...lists,
    texts: words,
    answers: new Map(answers),
    outside: new Map(outside),
    pages: new Map(pages.map((path) => [path, new WebPage(path, words.get(path) ?? '')])),
  };
}
