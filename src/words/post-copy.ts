import { interpolate } from '../../shared/interpolate.ts';
import type { PostCard } from '../../shared/post.ts';
import { longDateAt } from './dates.ts';

/** How posts are linked and worded on the pages of a language. All posts are in the default language of the site. */
export interface PostCopy {
  /** Path of the listing in the language of the page. */
  listing: string;
  /** Path of the listing in the language of posts; the page of each is below it. */
  postListing: string;
  /** The language of posts, if it differs from the language of the page: its code and its native name. */
  postLanguage?: { code: string; name: string };
  /** The title and the excerpt of a post that has none, in the language of posts. */
  title: string;
  excerpt: string;
  /** How dates and reading times are written in the language of the page; `noDate` replaces a missing date. */
  times: { locale: string; timeZone: string; readTime: string; noDate: string };
}

/** Path of a post's page. */
export function postPath({ postListing }: Pick<PostCopy, 'postListing'>, slug: string): string {
  return `${postListing}/${encodeURIComponent(slug)}`;
}

/** The title and the excerpt of a post, or their placeholders. */
export function postTexts(
  copy: Pick<PostCopy, 'title' | 'excerpt'>,
  { title, excerpt }: Pick<PostCard, 'title' | 'excerpt'>,
): { title: string; excerpt: string } {
  return { title: title ?? copy.title, excerpt: excerpt ?? copy.excerpt };
}

/** The date and the reading time of a post in the language of the page. */
export function postTimes(
  { times }: Pick<PostCopy, 'times'>,
  { createdAt, readMinutes }: Pick<PostCard, 'createdAt' | 'readMinutes'>,
): { date: string; readTime: string } {
  const { locale, timeZone, readTime, noDate } = times;
  return {
    date: createdAt ? longDateAt(new Date(createdAt), locale, timeZone) : noDate,
    readTime: interpolate(readTime, { MINUTES: readMinutes }),
  };
}
