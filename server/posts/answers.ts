import type { InWords, Post, PostCard } from '../../shared/post.ts';
import { postPlaceholders } from '../../shared/post-placeholders.ts';

/** Adds the English texts of the public API to a post. */
export type PutInWords = <Known extends PostCard | Post>(post: Known) => Known & InWords;

/** @param timeZone IANA name of the time zone that dates are shown in */
export function putInWords(timeZone: string): PutInWords {
  const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone });
  return (post) => {
    const { title, excerpt, createdAt, readMinutes } = post;
    const missing = (['title', 'excerpt'] as const).filter((field) => post[field] === null);
    return {
      ...post,
      title: title ?? postPlaceholders.title,
      excerpt: excerpt ?? postPlaceholders.excerpt,
      date: createdAt === null ? postPlaceholders.date : longDate.format(new Date(createdAt)),
      readTime: `${readMinutes} min read`,
      ...(missing.length > 0 && { missing }),
    };
  };
}
