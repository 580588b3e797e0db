import { LRUCache } from 'lru-cache';
import type { Posts } from '../posts/index.ts';
import type { CachedResponse } from './cached-response.ts';
import { type TrackedPosts, trackPosts } from './dependencies.ts';
import type { Renderer, Visitor } from './renderer.ts';

/** Most memory that kept pages may take, in bytes. */
const maxBytes = 24 * 1024 * 1024;

/** A kept page is sent without asking whether its posts have changed for so long, in milliseconds. */
const trustedFor = 1_000;

interface KeptPage {
  response: CachedResponse;
  /** The posts that it was rendered of. */
  source: TrackedPosts;
  checkedAt: number;
}

interface Rendering {
  response: Promise<CachedResponse | null>;
  visitors: Visitor[];
}

/** Renders pages that are the same for everyone once, and keeps them while their posts stay the same. */
export class PageCache {
  readonly #render: Renderer;
  readonly #posts: Posts;
  readonly #renderings = new Map<string, Rendering>();
  readonly #kept = new LRUCache<string, KeptPage>({
    max: 5_000,
    maxSize: maxBytes,
    sizeCalculation: ({ response }, url) => response.size + url.length + 4_096,
  });

  constructor(render: Renderer, posts: Posts) {
    this.#render = render;
    this.#posts = posts;
  }

  /** The page that is kept for an address, where it is still right. */
  async kept(url: string): Promise<CachedResponse | null> {
    const page = this.#kept.get(url);
    if (!page) return null;
    if (performance.now() - page.checkedAt < trustedFor) return page.response;
    if (!(await page.source.isCurrent())) return null;
    page.checkedAt = performance.now();
    return page.response;
  }

  /** Renders the page of an address, once for all who wait for it, and keeps it. */
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
    const source = trackPosts(this.#posts);
    const response = await this.#render({ url, posts: source.posts, visitors });
    const isRight = response?.status === 200 && source.isComplete();
    if (isRight) this.#kept.set(url, { response, source, checkedAt: performance.now() });
    else this.#kept.delete(url);
    return response;
  }
}
