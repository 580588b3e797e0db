import type { Post, PostCard } from '../../shared/post.ts';

/** The published posts that are known. */
export interface LoadedPosts {
  status: 'loaded';
  /** Newest first; posts without a date come last. */
  cards: PostCard[];
  /** Rows the table gave, whether or not a card came of them. */
  rows: number;
  /** The first rows, abridged, only where rows came and none of them became a card. */
  raw: unknown[];
}

/** A read that failed, with a sentence fit to be shown to visitors. */
export interface FailedRead {
  status: 'failed';
  message: string;
}

/** A read that goes on for longer than its caller waits. */
export interface PendingRead {
  status: 'pending';
}

/** Outcome of reading the listing. */
export type PostList = LoadedPosts | FailedRead;

/**
 * Outcome of reading one post. `featured` are up to three other posts the clinic puts forward;
 * `moved` is told of an address that a post had before, with the slug that it has now.
 */
export type PostResult =
  | { status: 'found'; post: Post; featured: PostCard[] }
  | { status: 'moved'; slug: string }
  | { status: 'missing' }
  | FailedRead;

/** The posts of the clinic's table, cached. None of its functions but `preview` throws or rejects. */
export interface Posts {
  /** All published posts: from the cache, or read now; may take as long as the source does. */
  list(): Promise<PostList>;
  /** `list`, or `pending` where that takes longer than the given milliseconds. */
  listWithin(milliseconds: number): Promise<PostList | PendingRead>;
  /** The published post a card with this slug leads to. */
  post(slug: string): Promise<PostResult>;
  /** `post`, or `pending` where that takes longer than the given milliseconds. */
  postWithin(slug: string, milliseconds: number): Promise<PostResult | PendingRead>;
  /** The post of a preview link, as it is written now; null where the link is not good. Never cached. */
  preview(token: string): Promise<Post | null>;
  /** Has everything read again before it is shown: staff have changed something. */
  expire(): void;
}
