import type { PostContent } from '../../../../shared/desk/posts.ts';

const prefix = 'desk:post:';

/** The unsaved content of a post. */
export interface KeptPost {
  content: PostContent;
  /** The version of the stored text that it is based on. */
  version: number;
  /** ISO 8601, UTC. */
  at: string;
}

/**
 * Unsaved posts, kept in the browser until they are saved. They survive a crash of the tab. They are kept
 * per person and per tab, as a tab must not delete what another still has to save.
 */
export class KeptPosts {
  readonly #prefix: string;
  readonly #storage: Storage;

  constructor(personId: string, storage: Storage = localStorage) {
    this.#prefix = `${prefix}${personId}:`;
    this.#storage = storage;
  }

  /** Returns false if the browser has no room or forbids storage. */
  keep(postId: string, tab: string, kept: KeptPost): boolean {
    try {
      this.#storage.setItem(this.#keyOf(postId, tab), JSON.stringify(kept));
      return true;
    } catch {
      return false;
    }
  }

  /** The newest unsaved content of a post, from any tab. */
  newest(postId: string): KeptPost | undefined {
    return this.#keys(postId)
      .map((key) => JSON.parse(this.#storage.getItem(key) ?? '') as KeptPost)
      .sort((one, other) => one.at.localeCompare(other.at))
      .at(-1);
  }

  /**
   * Deletes unsaved content.
   * @param postId all posts if omitted
   * @param tab all tabs if omitted
   */
  forget(postId?: string, tab?: string): void {
    for (const key of this.#keys(postId, tab)) this.#storage.removeItem(key);
  }

  /** The posts with unsaved content. */
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
