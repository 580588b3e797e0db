import { PlainError } from '../../log.ts';
import type { PostRow } from './row.ts';

/**
 * Where posts come from: a hosted table or our own. Rows are returned as they are, unchecked.
 * Every read rejects with a `PostSourceError` if the source fails.
 */
export interface PostSource {
  /** Published posts, newest first, one page at a time, so that only one is in memory. */
  published(): AsyncIterable<unknown[]>;
  /** The published post with this slug, or null. */
  bySlug(slug: string): Promise<PostRow | null>;
  /** The published post with this id, or null. */
  byId(id: string): Promise<PostRow | null>;
  /** The published post that used to have this slug, or null. */
  byFormerSlug(slug: string): Promise<PostRow | null>;
  /** The other published posts that are translations of this one. */
  translationsOf(row: PostRow): Promise<PostRow[]>;
  /** Up to three published posts that the clinic features, newest first. */
  featured(): Promise<unknown[]>;
}

/** The most featured posts that are read. */
export const featuredLimit = 3;

/** The most rows in the listing; older ones are left out. */
export const maxRows = 10_000;

/** A read that failed. Its message may be shown to visitors: it has no addresses and no secrets. */
export class PostSourceError extends PlainError {
  override name = 'PostSourceError';
}

/** A read whose response is larger than this site accepts. */
export class AnswerTooLargeError extends PostSourceError {
  override name = 'AnswerTooLargeError';
}
