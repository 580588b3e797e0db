import { PlainError } from '../log.ts';
import type { PostRow } from './row.ts';

/**
 * Where posts come from: a hosted table or our own. Rows are handed on as they are, unchecked.
 * Every read rejects with a `PostSourceError` when the source fails.
 */
export interface PostSource {
  /** Published posts, newest first, page by page so that no more than a page is in memory. */
  published(): AsyncIterable<unknown[]>;
  /** The published post with this slug, or null. */
  bySlug(slug: string): Promise<PostRow | null>;
  /** The published post with this id, or null. */
  byId(id: string): Promise<PostRow | null>;
  /** The published post that had this slug before, or null. */
  byFormerSlug(slug: string): Promise<PostRow | null>;
  /** Up to three published posts that the clinic puts forward, newest first. */
  featured(): Promise<unknown[]>;
}

/** How many featured posts are asked for. */
export const featuredLimit = 3;

/** Rows that are listed at most: the newest. */
export const maxRows = 10_000;

/** A read that failed. Its message is a sentence fit for visitors: no addresses, no secrets. */
export class PostSourceError extends PlainError {
  override name = 'PostSourceError';
}

/** A read whose answer is larger than this site reads at once. */
export class AnswerTooLargeError extends PostSourceError {
  override name = 'AnswerTooLargeError';
}
