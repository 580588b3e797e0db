import { LRUCache } from 'lru-cache';
import type { PageRequest, Renderer } from './renderer.ts';
import { type CachedResponse, sizeOf } from './response.ts';

/** The maximum memory for cached pages, in bytes. */
const maxBytes = 24 * 1024 * 1024;

/** How long a page is cached, in milliseconds. */
const maxAge = 1_000;

/** Caches pages for a second, and renders each only once for simultaneous requests. */
export class PageCache {
  readonly #renderings = new Map<string, Promise<CachedResponse | null>>();
  readonly #pages: LRUCache<string, CachedResponse>;

  /** @param now a monotonic clock, in milliseconds */
  constructor(now = () => performance.now()) {
    this.#pages = new LRUCache({
      ttl: maxAge,
      ttlResolution: 0,
      perf: { now },
      max: 5_000,
      maxSize: maxBytes,
      sizeCalculation: (page, url) => sizeOf(page) + url.length,
    });
  }

  /** The cached page at a URL; undefined if there is none. */
  get(url: string): CachedResponse | undefined {
    return this.#pages.get(url);
  }

  /** Renders a page, and caches it unless it is an error or `no-store`, for example while its posts are missing. */
  render(request: PageRequest, render: Renderer): Promise<CachedResponse | null> {
    const { url } = request;
    const pendingRendering = this.#renderings.get(url);
    if (pendingRendering) return pendingRendering;
    const task = render(request)
      .then((page) => {
        if (page?.hash) this.#pages.set(url, page);
        return page;
      })
      .finally(() => this.#renderings.delete(url));
    this.#renderings.set(url, task);
    return task;
  }
}
