import { LRUCache } from 'lru-cache';
import { prefixOf } from '../../shared/languages.ts';
import type { Edition } from '../../src/content/edition/edition.ts';
import { PlainError } from '../log.ts';
import { OverloadedError } from '../queue.ts';
import type { Drawing } from './drawings/draw-program.ts';
import { type ErrorPagesFor, type ErrorSubject, errorPagesIn } from './error-pages.ts';
import { drawnFile, withItsHeaders } from './finished-page.ts';
import { offlineScript } from './offline-script.ts';
import { type ListedPage, pagesOf } from './page-list.ts';
import type { Renderer } from './rendering/renderer.ts';
import { type CachedResponse, sizeOf } from './response/cached-response.ts';

/** The most memory that pages made when first requested may take, in bytes. */
const lateBytes = 32 * 1_024 * 1_024;

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
  /** The pages made ahead, or the promise of one that is being made. */
  readonly #ahead = new Map<string, CachedResponse | Promise<CachedResponse>>();
  /** The others. */
  readonly #late = new LRUCache<string, CachedResponse, ListedPage>({
    maxSize: lateBytes,
    sizeCalculation: sizeOf,
    fetchMethod: (_path, _earlier, { context }) => this.#rendered(context),
    ignoreFetchAbort: true,
  });
  #errorPages: ErrorPagesFor | null = null;

  constructor(edition: Edition, maker: PageMaker) {
    this.edition = edition;
    this.#maker = maker;
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
    const made = new Map<string, CachedResponse | undefined>();
    for (const page of this.#listed.values()) {
      if (page.isError) made.set(page.path, await this.#make(page));
    }
    const languages = this.edition.content.collections.clinic[0]?.data.languages ?? ['en'];
    const pageOf = (language: string, subject: ErrorSubject) =>
      made.get(`${prefixOf(language, languages)}/${subject}`);
    this.#errorPages = errorPagesIn(pageOf, languages);
  }

  /** A page; a promise if it has to be made first; undefined if there is none at this path. */
  get(path: string): CachedResponse | Promise<CachedResponse | undefined> | undefined {
    const page = this.#listed.get(path);
    if (!page || page.isError) return undefined;
    return this.#make(page);
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

  /**
   * Makes all pages that are made ahead, one after another.
   * @param signal ends it early
   * @throws PlainError for the first that cannot be made; the message names it
   */
  async makeAll(signal?: AbortSignal): Promise<void> {
    for (const page of this.#listed.values()) {
      if (signal?.aborted) return;
      if (page.isAhead) await this.#make(page);
    }
  }

  #make(page: ListedPage): CachedResponse | Promise<CachedResponse | undefined> {
    const { path, isAhead } = page;
    if (!isAhead) return this.#late.get(path) ?? this.#late.fetch(path, { context: page });
    const known = this.#ahead.get(path);
    if (known) return known;
    const making = this.#rendered(page).then(
      (made) => {
        this.#ahead.set(path, made);
        return made;
      },
      (error) => {
        this.#ahead.delete(path);
        throw error;
      },
    );
    this.#ahead.set(path, making);
    return making;
  }

  async #rendered(page: ListedPage): Promise<CachedResponse> {
    try {
      return await this.#render(page);
    } catch (error) {
      // Nothing is wrong with the page: it can be requested again.
      if (error instanceof OverloadedError) throw error;
      throw new PlainError(`${page.path} could not be made`, { cause: error });
    }
  }

  async #render({ path, url, drawing }: ListedPage): Promise<CachedResponse> {
    if (typeof drawing === 'object') return this.#drawn(path, drawing);
    const page = await this.#maker.render({
      url,
      visitors: [{ destroyed: false }],
      isCommon: true,
      edition: this.edition,
    });
    if (!page) throw new PlainError('there is no such page');
    if (drawing !== 'card') return this.#finished(path, page);
    const card = JSON.parse(page.bodies.identity.toString());
    return this.#drawn(path, { kind: 'card', card });
  }

  async #drawn(path: string, drawing: Drawing): Promise<CachedResponse> {
    return drawnFile(path, await this.#maker.draw(drawing, this.edition.content));
  }

  async #finished(path: string, page: CachedResponse): Promise<CachedResponse> {
    if (path === '/service-worker.js') return offlineScript(page, await this.#pagesNamedIn(page));
    return withItsHeaders(path, page);
  }

  /** The pages whose paths a script lists. */
  async #pagesNamedIn({ bodies }: CachedResponse): Promise<CachedResponse[]> {
    const script = bodies.identity.toString();
    const named = [...this.#listed.values()].filter(({ path }) => script.includes(`"${path}"`));
    const made = await Promise.all(named.map((page) => this.#make(page)));
    return made.filter((page) => page !== undefined);
  }
}
