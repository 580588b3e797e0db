import { longestSlug } from '../../../shared/text/slug.ts';

/**
 * A slug that can be part of an address, trimmed, or null.
 * Slashes, percent signs, a trailing `.html` and the like would lead to another page.
 */
export function usableSlug(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const slug = value.trim();
  const isSafe = /^[^\p{C}/\\?#%]+$/u.test(slug) && !/^\.\.?$|\.html$/.test(slug);
  return isSafe && slug.length <= longestSlug ? slug : null;
}

/** The id in a slug made by `slugOfId`, or null if it is not one of those. */
export function idOfSlug(slug: string): string | null {
  return /^blog-([\w-]{1,64})$/.exec(slug)?.[1] ?? null;
}
