import type { Post, PostCard } from '../../shared/post.ts';

/** The published posts that were read. */
export interface LoadedPosts {
  status: 'loaded';
  /** Newest first; posts without a date come last. */
  cards: PostCard[];
  /** How many rows were read, whether or not they became cards. */
  rows: number;
  /** The first rows, abridged; empty unless there were rows and none of them became a card. */
  raw: unknown[];
}

/** A read that failed, with a message that may be shown to visitors. */
export interface FailedRead {
  status: 'failed';
  message: string;
}

/** A read that takes longer than its caller waits. */
export interface PendingRead {
  status: 'pending';
}

/** Outcome of reading the listing. */
export type PostList = LoadedPosts | FailedRead;

/** Outcome of reading one post. `featured` is up to three other posts that the clinic features. */
export type PostResult =
  | { status: 'found'; post: Post; featured: PostCard[] }
  | { status: 'missing' }
  | FailedRead;

/** The posts of the hosted table, cached; empty if no table is configured. Its functions neither throw nor reject. */
export interface Posts {
  /** All published posts, from the cache or read now, however long the source takes. */
  list(): Promise<PostList>;
  /** As `list`, but `pending` if that takes longer than the given milliseconds. */
  listWithin(milliseconds: number): Promise<PostList | PendingRead>;
  /**
   * The published post that a card with this slug leads to; `pending` if reading it takes longer than the
   * given milliseconds.
   */
  postWithin(slug: string, milliseconds: number): Promise<PostResult | PendingRead>;
}
