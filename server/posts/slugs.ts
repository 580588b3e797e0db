const longestSlug = 200;

/**
 * A slug that can be part of an address, without space around it, or null.
 * Slashes, percent signs, `.html` at the end and the like would lead to another page.
 */
export function usableSlug(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const slug = value.trim();
  const isSafe = /^[^\p{C}/\\?#%]+$/u.test(slug) && !/^\.\.?$|\.html$/.test(slug);
  return isSafe && slug.length <= longestSlug ? slug : null;
}

/**
 * The slug of a title: lower case, only letters a-z, digits and hyphens, spaces as hyphens, never
 * two hyphens in a row. Null where no letter or digit is left, as of a title in another script.
 */
export function slugOfTitle(title: string): string | null {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, longestSlug);
  return /[a-z0-9]/.test(slug) ? slug : null;
}

/** The slug of a post that has neither slug nor title. */
export function slugOfId(id: string | number): string {
  return `blog-${id}`;
}

/** The id in a slug made by `slugOfId`, or null where the slug is no such. */
export function idOfSlug(slug: string): string | null {
  return /^blog-([\w-]{1,64})$/.exec(slug)?.[1] ?? null;
}
