import { LRUCache } from 'lru-cache';
import type { PageRequest, Renderer } from './renderer.ts';
import { type CachedResponse, sizeOf } from './response.ts';

/** The most memory that cached pages may take, in bytes. */
const maxBytes = 24 * 1024 * 1024;

/** How long a page is kept, in milliseconds, and so how far it may lag behind its posts. */
const keptFor = 1_000;

interface Rendering {
  response: Promise<CachedResponse | null>;
  visitors: PageRequest['visitors'];
}

/** Renders a page once for all who request it within a second. */
export class PageCache {
  readonly #renderings = new Map<string, Rendering>();
  readonly #pages: LRUCache<string, CachedResponse>;

  /** @param now a monotonic clock, in milliseconds */
  constructor(now = () => performance.now()) {
    this.#pages = new LRUCache({
      ttl: keptFor,
      ttlResolution: 0,
      perf: { now },
      max: 5_000,
      maxSize: maxBytes,
      sizeCalculation: (page, url) => sizeOf(page) + url.length,
    });
  }

  /** The cached page of a URL. */
  kept(url: string): CachedResponse | undefined {
    return this.#pages.get(url);
  }

  /**
   * Renders a page once for everyone waiting for it. It is cached unless it is `no-store`, like a page
   * whose posts have not arrived yet.
   */
  render(request: PageRequest, render: Renderer): Promise<CachedResponse | null> {
    const key = request.url;
    const ongoing = this.#renderings.get(key);
    ongoing?.visitors.push(...request.visitors);
    if (ongoing) return ongoing.response;
    const response = this.#renderAndKeep(key, request, render).finally(() =>
      this.#renderings.delete(key),
    );
    this.#renderings.set(key, { response, visitors: request.visitors });
    return response;
  }

  async #renderAndKeep(
    key: string,
    request: PageRequest,
    render: Renderer,
  ): Promise<CachedResponse | null> {
    const response = await render(request);
    if (response?.hash) this.#pages.set(key, response);
    return response;
  }
}
