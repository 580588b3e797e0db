import { createHash } from 'node:crypto';
import { deskLanguagesOf } from '../../shared/desk/languages.ts';
import { type Languages, languageOf, prefixOf } from '../../shared/languages.ts';
import { type collectionsOfPages, pageIdOf, pagePaths } from '../../src/content/read/page-paths.ts';
import type { Content, Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { singlePages } from '../../src/pages.ts';
import { PlainError } from '../log.ts';
import { OverloadedError } from '../queue.ts';
import { deskPath } from './desk-page.ts';
import type { Drawing } from './draw-program.ts';
import { onDemandPages } from './on-demand-pages.ts';
import type { Renderer } from './renderer.ts';
import {
  type CachedResponse,
  cachedResponse,
  drawingResponse,
  plainBody,
  withServingHeaders,
} from './response.ts';

/** The functions that make the pages of a set. */
export interface PageMaker {
  render: Renderer;
  draw(drawing: Drawing, content: Snapshot['content']): Promise<Buffer>;
  /** Makes one size of a photograph, unless it exists already. */
  makePhotograph(url: string, variants: Snapshot['variants']): Promise<unknown>;
}

/** The pages of one snapshot, and its icons and pictures for shared links. Each is made when it is first needed. */
export class PageSet {
  readonly snapshot: Snapshot;
  readonly #maker: PageMaker;
  readonly #pagesByPath: ReadonlyMap<string, ListedPage>;
  /** The pages made so far, by path, or the promise of a page that is being made. */
  readonly #pages = new Map<string, CachedResponse | Promise<CachedResponse>>();
  #errorPages: ErrorPagesFor | null = null;

  constructor(snapshot: Snapshot, maker: PageMaker) {
    this.snapshot = snapshot;
    this.#maker = maker;
    this.#pagesByPath = new Map(pagesOf(snapshot.content).map((page) => [page.path, page]));
  }

  /** The error pages; they are made before anything else. */
  get errorPages(): ErrorPagesFor {
    if (!this.#errorPages) throw new Error('The error pages have not been made.');
    return this.#errorPages;
  }

  /**
   * Makes the error pages.
   * @throws PlainError if one cannot be made; the message names it
   */
  async makeErrorPages(): Promise<void> {
    const responses = new Map<string, CachedResponse>();
    for (const page of this.#pagesByPath.values()) {
      if (page.isError) responses.set(page.path, await this.#make(page));
    }
    const languages = this.snapshot.content.collections.clinic[0]?.data.languages ?? ['en'];
    const pageOf = (language: string, subject: ErrorSubject) =>
      responses.get(`${prefixOf(language, languages)}/${subject}`);
    this.#errorPages = errorPagesIn(pageOf, languages);
  }

  /** A page; a promise if it has to be made first; undefined if there is none at this path. */
  get(path: string): CachedResponse | Promise<CachedResponse> | undefined {
    const page = this.#pagesByPath.get(path);
    if (!page || page.isError) return undefined;
    return this.#make(page);
  }

  /** Whether visitors can request a page at this path. */
  has(path: string): boolean {
    const page = this.#pagesByPath.get(path);
    return page !== undefined && !page.isError;
  }

  /** The addresses of the pages and files that visitors can request. */
  get paths(): string[] {
    return [...this.#pagesByPath.values()]
      .filter(({ isError }) => !isError)
      .map(({ path }) => path);
  }

  /**
   * Makes all pages and files but the drawings, one after another.
   * @param signal ends it early
   * @throws PlainError for the first page that cannot be made; the message names it
   */
  async makeAll(signal?: AbortSignal): Promise<void> {
    for (const page of this.#pagesByPath.values()) {
      if (signal?.aborted) return;
      if (!page.drawing) await this.#make(page);
    }
  }

  /**
   * Makes the photographs in the texts of articles, so that one that cannot be made is noticed before anybody sees its
   * page.
   * @throws PlainError for the first that cannot be made; the message names it
   */
  async makePhotographs(): Promise<void> {
    const { variants } = this.snapshot.content;
    for (const url of variants.keys()) await this.#maker.makePhotograph(url, variants);
  }

  #make(page: ListedPage): CachedResponse | Promise<CachedResponse> {
    const { path } = page;
    const cachedPage = this.#pages.get(path);
    if (cachedPage) return cachedPage;
    const task = this.#renderNamed(page).then(
      (response) => {
        this.#pages.set(path, response);
        return response;
      },
      (error) => {
        this.#pages.delete(path);
        throw error;
      },
    );
    this.#pages.set(path, task);
    return task;
  }

  /** Renders a page; the message of an error names it. */
  async #renderNamed(page: ListedPage): Promise<CachedResponse> {
    try {
      return await this.#render(page);
    } catch (error) {
      // Nothing is wrong with the page: it can be requested again.
      if (error instanceof OverloadedError) throw error;
      throw new PlainError(`${page.path} could not be made`, { cause: error });
    }
  }

  async #render({ path, url, drawing }: ListedPage): Promise<CachedResponse> {
    if (typeof drawing === 'object') return this.#draw(path, drawing);
    const page = await this.#maker.render({
      url,
      isCommon: true,
      snapshot: this.snapshot,
    });
    if (!page) throw new PlainError('there is no such page');
    if (drawing !== 'card') return this.#finish(path, page);
    const card = JSON.parse(plainBody(page.bodies).toString());
    return this.#draw(path, { kind: 'card', card });
  }

  async #draw(path: string, drawing: Drawing): Promise<CachedResponse> {
    return drawingResponse(path, await this.#maker.draw(drawing, this.snapshot.content));
  }

  async #finish(path: string, page: CachedResponse): Promise<CachedResponse> {
    if (path === '/service-worker.js') return withHashOfPages(page, await this.#pagesNamedIn(page));
    return withServingHeaders(path, page);
  }

  /** The pages whose paths a script lists. */
  async #pagesNamedIn({ bodies }: CachedResponse): Promise<CachedResponse[]> {
    const script = plainBody(bodies).toString();
    const pages = [...this.#pagesByPath.values()].filter(({ path }) =>
      script.includes(`"${path}"`),
    );
    return Promise.all(pages.map((page) => this.#make(page)));
  }
}

/** A page or a file that is made from the clinic's content. */
interface ListedPage {
  /** The path at which visitors request it. */
  path: string;
  /** The URL that Astro's handler renders it at. */
  url: string;
  /** Whether it is only shown instead of another page: no visitor can request it. */
  isError?: true;
  /**
   * For a drawing: the kind and the size of the clinic's icon, or `card` for a picture for shared links, whose texts
   * are at `url`. Drawings are made when they are first requested.
   */
  drawing?: 'card' | Exclude<Drawing, { kind: 'card' }>;
}

/** The subject of an error page: a status, or a preview that has ended. */
type ErrorSubject = 404 | 500 | 'preview';

const rootFiles = ['favicon.svg', 'llms.txt', 'robots.txt', 'site.webmanifest', 'desk-worker.js'];
const sitemaps = ['sitemap-index.xml', 'sitemap-0.xml'];

const icons = [
  icon('/favicon.ico', 'icon', 32),
  icon('/apple-touch-icon.png', 'mark', 180),
  icon('/icon-192.png', 'mark', 192),
  icon('/icon-512.png', 'mark', 512),
  icon('/icon-maskable-512.png', 'maskable', 512),
];

function icon(path: string, kind: 'mark' | 'maskable' | 'icon', size: number): ListedPage {
  return { path, url: path, drawing: { kind, size } };
}

/** Every page and file that is made from the content. */
export function pagesOf({ collections }: Pick<Content, 'collections'>): ListedPage[] {
  const [facts] = collections.clinic;
  if (!facts) return [];
  // A language has pages once it has the texts that all pages share.
  const siteTextIds = new Set(collections.site.map(({ id }) => id));
  const languages = facts.data.languages.filter((language) => siteTextIds.has(`${language}/site`));
  const files = [...rootFiles, ...sitemaps];
  const deskLanguages = deskLanguagesOf(languages);
  return [
    ...languages.flatMap((language) => pagesIn(language, collections)),
    ...icons,
    ...files.map((name) => pageAt(`/${name}`)),
    pageAt(deskPath),
    ...deskLanguages.slice(1).map((language) => pageAt(`${deskPath}/${language}`)),
    ...deskLanguages.map((language) => pageAt(`/desk-${language}.webmanifest`)),
    // Comes after the pages that it caches, because it contains a hash of them.
    pageAt('/service-worker.js'),
  ];
}

function pageAt(path: string): ListedPage {
  return { path, url: path };
}

function pagesIn(language: string, collections: Content['collections']): ListedPage[] {
  const facts = collections.clinic[0]?.data;
  if (!facts) return [];
  const ids = (name: (typeof collectionsOfPages)[number]) => collections[name].map(pageIdOf);
  const onDemand = new Set(onDemandPages.map(({ route }) => route));
  const allPaths = [...pagePaths({ facts, ids }, language)];
  const paths = allPaths.filter((path) => !onDemand.has(path));
  const has = (name: 'not-found' | 'offline') => ids(name).includes(`${language}/${name}`);
  const prefix = prefixOf(language, facts.languages);
  const pages = [...paths, ...(has('offline') ? ['/offline'] : []), '/clinic.vcf'].map((path) => ({
    path: path === '/' ? prefix || '/' : prefix + path,
    url: prefix + urlOf(path, facts.routes.about) || '/',
  }));
  const errors = [
    ...(has('not-found')
      ? [errorPage(prefix, 404, 'not-found'), errorPage(prefix, 500, 'failure')]
      : []),
    ...(hasPreviewEndedPage(collections, language)
      ? [errorPage(prefix, 'preview', 'preview-ended')]
      : []),
  ];
  const subpages = paths.filter((path) => /^\/(blog|locations|services)\/./.test(path));
  const cards = [...singlePages.map((name) => `/${name}`), ...subpages].map((path) => ({
    path: `${prefix}/social${path}.png`,
    url: `${prefix}/social/${path.slice(1).replaceAll('/', '~')}.json`,
    drawing: 'card' as const,
  }));
  return [...errors, ...pages, ...cards];
}

/** Whether a language has a page for previews that have ended. */
function hasPreviewEndedPage(collections: Content['collections'], language: string): boolean {
  const page = collections['not-found'].find(({ id }) => id === `${language}/not-found`);
  return page?.data.preview !== undefined;
}

function errorPage(prefix: string, subject: ErrorSubject, name: string): ListedPage {
  return { path: `${prefix}/${subject}`, url: `${prefix}/${name}`, isError: true };
}

/** The path at which Astro renders a page, without the prefix of its language. */
function urlOf(path: string, about: string): string {
  if (path === '/') return '';
  if (path === `/${about}`) return '/about-doctor';
  return path.replace(/^\/blog\//, '/article/');
}

/** The error pages in one language. */
export interface ErrorPages {
  /** 404. */
  notFound: CachedResponse;
  /** 500: the page could not be rendered. */
  failure: CachedResponse;
  /** 503: too many visitors want pages at the same time. */
  overloaded: CachedResponse;
  /** 404 at the address of a preview that has ended. */
  endedPreview: CachedResponse;
}

/** The error pages in the language of a path. */
export type ErrorPagesFor = (path: string) => ErrorPages;

/** When a visitor who was turned away may try again, in seconds. */
const retryAfter = '5';

/**
 * The error pages of a site. A language that lacks one uses that of the default language; if that also lacks the page
 * for ended previews, the page for 404 is used.
 * @param pageOf returns the error page on a subject in a language
 * @throws PlainError if the default language lacks the page for 404 or 500
 */
function errorPagesIn(
  pageOf: (language: string, subject: ErrorSubject) => CachedResponse | undefined,
  languages: Languages,
): ErrorPagesFor {
  const [defaultLanguage, ...otherLanguages] = languages;
  const errorPagesFor = (language: string): ErrorPages => {
    const find = (subject: ErrorSubject) =>
      pageOf(language, subject) ?? pageOf(defaultLanguage, subject);
    const [notFound, failure] = [find(404), find(500)];
    if (!notFound || !failure) throw new PlainError(`There is no page ${notFound ? 500 : 404}.`);
    return {
      notFound: withStatus(404, notFound),
      failure: withStatus(500, failure),
      overloaded: withStatus(503, failure, { 'retry-after': retryAfter }),
      endedPreview: withStatus(404, find('preview') ?? notFound),
    };
  };
  const defaultPages = errorPagesFor(defaultLanguage);
  const otherPages = new Map(otherLanguages.map((language) => [language, errorPagesFor(language)]));
  return (path) => otherPages.get(languageOf(path, languages)) ?? defaultPages;
}

function withStatus(
  status: number,
  page: CachedResponse,
  headers: Record<string, string> = {},
): CachedResponse {
  return cachedResponse({
    ...page,
    status,
    headers: { ...page.headers, 'cache-control': 'no-store', ...headers },
  });
}

/** A service worker is governed by the policy of its own script: it may fetch from this site. */
const workerPolicy =
  "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The service worker's script with a hash of the pages that it caches, so that browsers install it again with the
 * new pages, for instance after a phone number on them has changed.
 */
function withHashOfPages(script: CachedResponse, pages: CachedResponse[]): CachedResponse {
  const hash = createHash('sha256');
  for (const { bodies } of pages) hash.update(plainBody(bodies));
  const source = plainBody(script.bodies).toString().replace('VERSION', hash.digest('hex'));
  return cachedResponse({
    servedAs: 'file',
    status: 200,
    headers: { ...script.headers, 'content-security-policy': workerPolicy },
    bodies: { identity: Buffer.from(source) },
  });
}
