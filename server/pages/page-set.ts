import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { prefixOf } from '../../shared/languages.ts';
import type { Edition } from '../../src/content/edition/edition.ts';
import { givingWay } from '../giving-way.ts';
import { PlainError } from '../log.ts';
import { OverloadedError } from '../queue.ts';
import type { Drawing } from './drawings/draw-program.ts';
import { type ErrorPagesFor, type ErrorSubject, errorPagesIn } from './error-pages.ts';
import { drawnFile, withItsHeaders } from './finished-page.ts';
import { offlineScript } from './offline-script.ts';
import { type ListedPage, pagesOf } from './page-list.ts';
import type { Renderer } from './rendering/renderer.ts';
import { type CachedResponse, sizeOf } from './response/cached-response.ts';
import { compressFully } from './response/encodings.ts';

/** The most memory that pages made when first requested may take, in bytes. */
const lateBytes = 32 * 1_024 * 1_024;

/** What is made ahead gives way to requests, and so does compressing it further. */
const makingAhead = givingWay();
const compressingFurther = givingWay();

/** What a set is made with. */
export interface PageMaker {
  render: Renderer;
  draw(drawing: Drawing, content: Edition['content']): Promise<Buffer>;
}

/** The pages of one edition: most are made ahead, the rest when they are first requested. */
export class PageSet {
  readonly edition: Edition;
  readonly #maker: PageMaker;
  readonly #listed: ReadonlyMap<string, ListedPage>;
  readonly #made = new Map<string, CachedResponse>();
  readonly #making = new Map<string, Promise<CachedResponse>>();
  readonly #late = new LRUCache<string, CachedResponse>({
    maxSize: lateBytes,
    sizeCalculation: sizeOf,
  });
  #errorPages: ErrorPagesFor | null = null;
  #before: PageSet | null;
  #isMakingAll = false;
  #isReplaced = false;

  /** @param before the set that this one replaces: pages that are the same are not compressed again */
  constructor(edition: Edition, maker: PageMaker, before: PageSet | null = null) {
    this.edition = edition;
    this.#maker = maker;
    this.#before = before;
    this.#listed = new Map(pagesOf(edition.content).map((page) => [page.path, page]));
  }

  /** The error pages, which are made before anything else. */
  get errorPages(): ErrorPagesFor {
    if (!this.#errorPages) throw new Error('No page of the set has been made.');
    return this.#errorPages;
  }

  /**
   * Makes the error pages.
   * @throws PlainError if one cannot be made; the message names it
   */
  async makeErrorPages(): Promise<void> {
    const pages = [...this.#listed.values()].filter(({ isError }) => isError);
    await Promise.all(pages.map((page) => this.#make(page)));
    const languages = this.edition.content.collections.clinic[0]?.data.languages ?? ['en'];
    const pageOf = (language: string, subject: ErrorSubject) =>
      this.#made.get(`${prefixOf(language, languages)}/${subject}`);
    this.#errorPages = errorPagesIn(pageOf, languages);
  }

  /** A page; a promise if it has to be made first; undefined if there is none at this path. */
  get(path: string): CachedResponse | Promise<CachedResponse> | undefined {
    const page = this.#listed.get(path);
    if (!page || page.isError) return undefined;
    return this.#known(path) ?? this.#make(page);
  }

  /** Whether there is a page at a path. */
  has(path: string): boolean {
    const page = this.#listed.get(path);
    return page !== undefined && !page.isError;
  }

  /** The addresses of the pages and files that visitors can request. */
  get paths(): string[] {
    return [...this.#listed.values()].filter(({ isError }) => !isError).map(({ path }) => path);
  }

  #known(path: string): CachedResponse | undefined {
    return this.#made.get(path) ?? this.#late.get(path);
  }

  /**
   * Makes all pages that are made ahead.
   * @param mayWait whether requests come first
   * @throws PlainError for the first that cannot be made; the message names it
   */
  async makeAll(mayWait: boolean): Promise<void> {
    const limit = pLimit(4);
    this.#isMakingAll = true;
    const pages = [...this.#listed.values()].filter(({ isAhead }) => isAhead);
    try {
      await Promise.all(
        pages.map((page) => {
          const make = () => this.#makeAhead(page);
          return limit(() => (mayWait ? makingAhead(make) : make()));
        }),
      );
    } finally {
      limit.clearQueue();
      this.#isMakingAll = false;
      this.#before = null;
    }
  }

  /** Compresses all pages as far as possible, one after another; false if the set was replaced meanwhile. */
  async compressAll(): Promise<boolean> {
    for (const [path, page] of this.#made) {
      if (!page.isCompressed) await compressingFurther(() => this.#compress(path, page));
      if (this.#isReplaced) return false;
    }
    return true;
  }

  async #compress(path: string, page: CachedResponse): Promise<void> {
    if (this.#isReplaced) return;
    const bodies = await compressFully(page.bodies.identity, page.headers['content-type'] ?? '');
    this.#made.set(path, { ...page, bodies, isCompressed: true });
  }

  /** Marks the set as replaced: it stops its work in the background. */
  markReplaced(): void {
    this.#isReplaced = true;
    this.#before = null;
  }

  async #makeAhead(page: ListedPage): Promise<void> {
    if (!this.#isReplaced) await this.#make(page);
  }

  async #make(page: ListedPage): Promise<CachedResponse> {
    const { path, isAhead } = page;
    const making = this.#making.get(path);
    const made = making ?? this.#known(path);
    if (made) return made;
    const response = this.#rendered(page).catch((error) => {
      // Nothing is wrong with the page: it can be requested again.
      if (error instanceof OverloadedError) throw error;
      throw new PlainError(`${path} could not be made`, { cause: error });
    });
    this.#making.set(path, response);
    try {
      if (isAhead) this.#made.set(path, await response);
      else this.#late.set(path, await response);
      return await response;
    } finally {
      this.#making.delete(path);
    }
  }

  async #rendered({ path, url, drawing }: ListedPage): Promise<CachedResponse> {
    if (typeof drawing === 'object') return this.#drawn(path, drawing);
    const { edition } = this;
    const known = (hash: string) => this.#before?.unchanged(path, hash);
    const page = await this.#maker.render({
      url,
      visitors: [{ destroyed: false }],
      isCommon: true,
      edition,
      isCompressedLater: this.#isMakingAll,
      known,
    });
    if (!page) throw new PlainError('there is no such page');
    if (drawing !== 'card') return this.#finished(path, page);
    const card = JSON.parse(page.bodies.identity.toString());
    return this.#drawn(path, { kind: 'card', card });
  }

  async #drawn(path: string, drawing: Drawing): Promise<CachedResponse> {
    return drawnFile(path, await this.#maker.draw(drawing, this.edition.content));
  }

  /** The page at a path, if its body has this hash. */
  unchanged(path: string, hash: string): CachedResponse | undefined {
    const page = this.#made.get(path);
    return page?.hash === hash ? page : undefined;
  }

  async #finished(path: string, page: CachedResponse): Promise<CachedResponse> {
    if (path === '/service-worker.js') return offlineScript(page, await this.#pagesNamedIn(page));
    return withItsHeaders(path, page);
  }

  /** The pages whose paths a script lists. */
  async #pagesNamedIn({ bodies }: CachedResponse): Promise<CachedResponse[]> {
    const script = bodies.identity.toString();
    const named = [...this.#listed.values()].filter(({ path }) => script.includes(`"${path}"`));
    return Promise.all(named.map((page) => this.#make(page)));
  }
}
