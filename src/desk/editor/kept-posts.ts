import type { PostContent } from '../../../shared/desk/index.ts';

const prefix = 'desk:post:';

/** What is written of a post and could not be saved yet. */
export interface KeptPost {
  content: PostContent;
  /** Of the stored text on which it was written. */
  version: number;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * Posts that are kept in the browser until they are saved. They outlive the tab, as a crash ends it;
 * each person has their own, and each tab, since one may not delete what another still has to save.
 */
export class KeptPosts {
  readonly #prefix: string;
  readonly #storage: Storage;

  constructor(personId: string, storage: Storage = localStorage) {
    this.#prefix = `${prefix}${personId}:`;
    this.#storage = storage;
  }

  /** False where the browser has no room, or allows no storage. */
  keep(postId: string, tab: string, kept: KeptPost): boolean {
    try {
      this.#storage.setItem(this.#keyOf(postId, tab), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  /** The newest that is kept of a post, by any tab. */
  newest(postId: string): KeptPost | undefined {
    return this.#keys(postId)
      .map((key) => JSON.parse(this.#storage.getItem(key) ?? '') as KeptPost)
      .sort((one, other) => one.at.localeCompare(other.at))
      .at(-1);
  }

  /**
   * Forgets what is kept.
   * @param postId all posts where it is not given
   * @param tab all tabs where it is not given
   */
  forget(postId?: string, tab?: string): void {
    for (const key of this.#keys(postId, tab)) this.#storage.removeItem(key);
  }

  /** The posts of which anything is kept. */
  get postIds(): string[] {
    const ids = this.#keys().map((key) => key.slice(this.#prefix.length).split(':')[0] ?? '');
    return [...new Set(ids)];
  }

  #keyOf(postId: string, tab: string): string {
    return `${this.#prefix}${postId}:${tab}`;
  }

  #keys(postId?: string, tab = ''): string[] {
    const start = postId === undefined ? this.#prefix : this.#keyOf(postId, tab);
    return Object.keys(this.#storage).filter((key) => key.startsWith(start));
  }
}
