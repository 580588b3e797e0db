import type { PostContent } from '../../../shared/desk/posts.ts';
import { sanitiseContent } from '../html/sanitise.ts';
import { PostChangeError } from './change-error.ts';

/** Whether the desk accepts a slug; older rows may have others. */
export function isDeskSlug(slug: string | null): slug is string {
  return slug !== null && slug.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

/** A post's content as the columns of `blogs` that visitors read. */
export function columnsOf({ title, excerpt, html, image, language, featured }: PostContent) {
  return { title, excerpt, content: html, featured_image: image, language, featured };
}

/** A post's content as the columns of drafts and versions, which the editor reads. */
export function toColumns({ document, ...content }: PostContent) {
  const { title, slug, excerpt, image, html, language, featured } = content;
  const stored = document && JSON.stringify(document);
  return { title, slug, excerpt, image, html, document: stored, language, featured };
}

/** Reverses `toColumns`. The HTML was sanitised when it was stored. */
export function fromColumns(columns: ReturnType<typeof toColumns>): PostContent {
  const { title, slug, excerpt, image, html, document, language, featured } = columns;
  const parsed = document === null ? null : JSON.parse(document);
  return { title, slug, excerpt, image, html, document: parsed, language, featured };
}

/** Whether two contents look the same to readers. */
export function isSame(one: PostContent, other: PostContent): boolean {
  const fields = ['title', 'slug', 'excerpt', 'image', 'html', 'language', 'featured'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/**
 * Returns the HTML to store for a text that anyone may have written.
 * @throws PostChangeError if it is too large, since a text is never cut silently
 */
export function storedHtml(html: string, siteUrl: string): string {
  const { html: stored, problem } = sanitiseContent(html, siteUrl);
  // Closing tags and encoding characters make it longer, and it is sanitised again whenever it is read.
  const isShown = stored === null || sanitiseContent(stored, siteUrl).html !== null;
  if (!isShown || (stored === null && problem !== null)) throw new PostChangeError('too-large');
  return stored ?? '';
}
