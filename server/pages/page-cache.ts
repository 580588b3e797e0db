import { LRUCache } from 'lru-cache';
import type { CachedResponse } from './cached-response.ts';
import type { Renderer, Visitor } from './renderer.ts';

/** Most memory that cached pages may take, in bytes. */
const maxBytes = 24 * 1024 * 1024;

/** How long a page is kept, in milliseconds, and so how far it may lag behind its posts. */
const keptFor = 1_000;

interface Rendering {
  response: Promise<CachedResponse | null>;
  visitors: Visitor[];
}

/** Renders a page that is the same for everyone once for all who ask for it within a second. */
export class PageCache {
  readonly #render: Renderer;
  readonly #renderings = new Map<string, Rendering>();
  readonly #pages = new LRUCache<string, CachedResponse>({
    ttl: keptFor,
    ttlResolution: 0,
    max: 5_000,
    maxSize: maxBytes,
    sizeCalculation: ({ bodies }, url) =>
      Object.values(bodies).reduce((sum, { length }) => sum + length, url.length + 4_096),
  });

  constructor(render: Renderer) {
    this.#render = render;
  }

  /** The cached page of a URL. */
  kept(url: string): CachedResponse | undefined {
    return this.#pages.get(url);
  }

  /**
   * Renders the page of a URL, once for all who wait for it. It is cached unless it is `no-store`,
   * as a page is whose posts have not arrived yet.
   */
  render(url: string, visitor: Visitor): Promise<CachedResponse | null> {
    const known = this.#renderings.get(url);
    known?.visitors.push(visitor);
    if (known) return known.response;
    const visitors = [visitor];
    const response = this.#renderAndKeep(url, visitors).finally(() => this.#renderings.delete(url));
    this.#renderings.set(url, { response, visitors });
    return response;
  }

  async #renderAndKeep(url: string, visitors: Visitor[]): Promise<CachedResponse | null> {
    const response = await this.#render({ url, visitors });
    if (response?.hash) this.#pages.set(url, response);
    return response;
  }
}
