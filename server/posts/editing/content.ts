import type { PostContent } from '../../../shared/desk/index.ts';
import type { PostContentColumns } from '../../database/index.ts';
import { sanitiseContent } from '../sanitise.ts';
import { PostChangeError } from './change-error.ts';

/** Whether a slug is one that can be typed at the desk; older rows may have others. */
export function isDeskSlug(slug: string | null): slug is string {
  return slug !== null && slug.length <= 200 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);
}

export function toColumns({ document, ...content }: PostContent): PostContentColumns {
  const { title, slug, excerpt, image, html, language, featured } = content;
  const stored = document && JSON.stringify(document);
  return { title, slug, excerpt, image, html, document: stored, language, featured };
}

export function fromColumns(columns: PostContentColumns): PostContent {
  const { title, slug, excerpt, image, html, document, language, featured } = columns;
  const parsed = document === null ? null : JSON.parse(document);
  return { title, slug, excerpt, image, html, document: parsed, language, featured };
}

/** Whether readers would find no difference. */
export function isSame(one: PostContent, other: PostContent): boolean {
  const fields = ['title', 'slug', 'excerpt', 'image', 'html', 'language', 'featured'] as const;
  return fields.every((field) => one[field] === other[field]);
}

/**
 * What is stored of a text that anyone may have written.
 * @throws PostChangeError where it is too large: a text is never cut without a word
 */
export function storedHtml(html: string, siteUrl: string): string {
  const { html: stored, problem } = sanitiseContent(html, siteUrl);
  // It grows where tags are closed and signs encoded, and is sanitised again whenever it is read.
  const isShown = stored === null || sanitiseContent(stored, siteUrl).html !== null;
  if (!isShown || (stored === null && problem !== null)) throw new PostChangeError('too-large');
  return stored ?? '';
}
