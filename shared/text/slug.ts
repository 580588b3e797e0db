import { transliterate } from './transliterate.ts';

/** Maximum length of a slug, in characters. */
export const maxSlugLength = 200;

/**
 * The slug of a title: lower-case letters a-z, digits and single hyphens, with spaces turned into hyphens.
 * Null if no letter or digit is left, as with a title in another script.
 */
export function slugOfTitle(title: string): string | null {
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .slice(0, maxSlugLength);
  return /[a-z0-9]/.test(slug) ? slug : null;
}

/**
 * The slug that is suggested for a title in Latin letters or in Devanagari; empty if it contains no letter or
 * digit of either.
 */
export function suggestSlug(title: string): string {
  return (slugOfTitle(transliterate(title)) ?? '').replace(/^-|-$/g, '');
}

/** The slug of a post that has neither a slug nor a title with a letter a-z or a digit. */
export function slugOfId(id: string | number): string {
  return `blog-${id}`;
}
