import { maxSlugLength } from '../../shared/text/slug.ts';
import { PlainError } from '../log.ts';

/** A row of `blogs` as a source returns it, unvalidated. */
export interface PostRow {
  readonly id?: unknown;
  readonly title?: unknown;
  readonly slug?: unknown;
  readonly excerpt?: unknown;
  readonly content?: unknown;
  readonly featured_image?: unknown;
  readonly created_at?: unknown;
  readonly published?: unknown;
}

/** Whether a value from a source can be read as a row at all. */
export function isRow(value: unknown): value is PostRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The trimmed text of a field, or null if there is none.
 * Longer text is cut to `maxLength` UTF-16 units, with an ellipsis.
 */
export function trimText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (text.length <= maxLength) return text === '' ? null : text;
  // Copied, since a slice would keep the whole long string in memory.
  return `${Buffer.from(text.slice(0, maxLength - 1)).toString()}…`;
}

/** The number of a row: its id if that is numeric, otherwise 1. */
export function numberOf(id: unknown): number {
  if (typeof id === 'number') return Number.isFinite(id) ? id : 1;
  return typeof id === 'string' && /^-?\d{1,15}$/.test(id.trim()) ? Number(id) : 1;
}

/** The id by which a source can find a row, or null if the row has none. */
export function idOf(row: PostRow): string | null {
  const { id } = row;
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : null;
  return typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/**
 * A slug that can be part of an address, trimmed, or null.
 * Slashes, percent signs, a trailing `.html` and the like would lead to another page.
 */
export function readSlug(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const slug = value.trim();
  const isSafe = /^[^\p{C}/\\?#%]+$/u.test(slug) && !/^\.\.?$|\.html$/.test(slug);
  return isSafe && slug.length <= maxSlugLength ? slug : null;
}

/** The id in a slug made by `slugOfId`, or null for any other slug. */
export function idOfSlug(slug: string): string | null {
  return /^blog-([\w-]{1,64})$/.exec(slug)?.[1] ?? null;
}

/**
 * Where posts come from. The fields of rows are returned unchecked.
 * Every read rejects with a `PostSourceError` if the source fails.
 */
export interface PostSource {
  /** Published posts, newest first, one page at a time, so that only one is in memory. */
  readPublished(): AsyncIterable<unknown[]>;
  /** The published post with this slug, or null. */
  readBySlug(slug: string): Promise<PostRow | null>;
  /** The published post with this id, or null. */
  readById(id: string): Promise<PostRow | null>;
  /** Up to three published posts that the clinic features, newest first. */
  readFeatured(): Promise<unknown[]>;
}

/** Maximum number of featured posts. */
export const featuredLimit = 3;

/** Maximum number of rows in the listing; older ones are omitted. */
export const maxRows = 10_000;

/** A read that failed. Its message contains no addresses or secrets, so it may be shown to visitors. */
export class PostSourceError extends PlainError {
  override name = 'PostSourceError';
}

/** A read whose response is larger than this site accepts. */
export class ResponseTooLargeError extends PostSourceError {
  override name = 'ResponseTooLargeError';
}
