import { LRUCache } from 'lru-cache';
import type { Posts } from '../posts/index.ts';
import { type TrackedPosts, trackPosts } from './dependencies.ts';
import { compress } from './encodings.ts';
import type { MadePage, PageMaker } from './on-demand.ts';
import { ReadyAnswer } from './ready-answer.ts';

/** The pages that are the same for every visitor, and the parameters that they depend on. */
const shared: { path: RegExp; parameters: Record<string, RegExp> }[] = [
  { path: /^\/blog$/, parameters: { page: /^[1-9]\d{0,5}$/, view: /^all$/ } },
  { path: /^\/blog\/[^/]+$/, parameters: {} },
  { path: /^\/(privacy|rss\.xml|sitemap-posts\.xml)$/, parameters: {} },
];

/** Most memory that kept pages may take, in bytes. */
const mostBytes = 24 * 1024 * 1024;

/** A kept page is shown without asking whether its posts have changed for so long, in milliseconds. */
const trustedFor = 1_000;

/** A page that is kept, and the posts that it was made of. */
interface KeptPage {
  answer: ReadyAnswer;
  source: TrackedPosts;
  checkedAt: number;
}

/** Makes pages that are the same for everyone once, and keeps them while their posts stay the same. */
export class MadePages {
  readonly #make: PageMaker;
  readonly #posts: Posts;
  readonly #underWay = new Map<string, Promise<ReadyAnswer | null>>();
  readonly #kept = new LRUCache<string, KeptPage>({
    max: 5_000,
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => answer.size + key.length + 4_096,
  });

  constructor(make: PageMaker, posts: Posts) {
    this.#make = make;
    this.#posts = posts;
  }

  /** The page of a key where it is kept and was found to be right a moment ago. */
  recent(key: string): ReadyAnswer | undefined {
    const kept = this.#kept.get(key);
    return kept && performance.now() - kept.checkedAt < trustedFor ? kept.answer : undefined;
  }

  /** The page of a key: the kept one while it is right, else made once for all who wait for it. */
  async get(key: string): Promise<{ answer: ReadyAnswer | null; wasKept: boolean }> {
    const kept = this.#kept.get(key);
    if (kept && (await kept.source.isCurrent())) {
      kept.checkedAt = performance.now();
      return { answer: kept.answer, wasKept: true };
    }
    const making = this.#underWay.get(key) ?? this.#begin(key);
    return { answer: await making, wasKept: false };
  }

  #begin(key: string): Promise<ReadyAnswer | null> {
    const making = this.#makeAndKeep(key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    return making;
  }

  async #makeAndKeep(key: string): Promise<ReadyAnswer | null> {
    const source = trackPosts(this.#posts);
    const page = await this.#make({ url: key, posts: source.posts });
    if (page === null) return null;
    const answer = await answerOf(page);
    if (page.status === 200 && source.isComplete()) {
      this.#kept.set(key, { answer, source, checkedAt: performance.now() });
    } else {
      this.#kept.delete(key);
    }
    return answer;
  }
}

/** Every form of a page that was made. */
async function answerOf({ status, headers, body }: MadePage): Promise<ReadyAnswer> {
  const bodies = await compress(body, headers['content-type'] ?? '');
  return new ReadyAnswer({ kind: 'made page', status, headers, bodies });
}

/**
 * The key under which a page is kept for all: its address with only those parameters that change
 * it, in one order. Null where it may depend on more.
 * @param search the query with its question mark, or empty
 */
export function keyOf(path: string, search: string): string | null {
  const page = shared.find((one) => one.path.test(path));
  if (!page) return null;
  if (search === '') return path;
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const [name, plausible] of Object.entries(page.parameters)) {
    const value = given.get(name);
    if (value === null) continue;
    if (!plausible.test(value)) return null;
    kept.set(name, value);
  }
  return kept.size > 0 ? `${path}?${kept}` : path;
}
