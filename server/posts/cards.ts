import { postDates } from './dates.ts';
import { isRow, keyOf, numberOf, type PostRow, pictureOf, textOf } from './fields.ts';
import { iconOf } from './icons.ts';
import { readTimeOf } from './reading-time.ts';
import { htmlOf } from './sanitise.ts';
import { slugOfId, slugOfTitle, usableSlug } from './slugs.ts';
import type { Post, PostCard } from './types.ts';

/** Longest texts of a card, in UTF-16 units; what is longer is cut. */
const longest = { title: 300, excerpt: 1_000 };

/** Turns rows into what visitors see. */
export interface PostMaker {
  /** The card of a row, or null where none can be made: the row is none, or no icon fits its id. */
  card(row: unknown): PostCard | null;
  /** The post of a row, under the slug that led to it; its content is sanitised here. */
  post(row: PostRow, slug: string): Post;
}

/**
 * @param siteUrl origin of this site: its own pictures and links are told apart by it
 * @param timeZone IANA name of the zone whose calendar gives the dates
 */
export function postMaker(siteUrl: string, timeZone: string): PostMaker {
  const dates = postDates(timeZone);
  const shared = (row: PostRow) => {
    const createdAt = dates.toMoment(row.created_at);
    return {
      id: numberOf(row.id),
      title: titleOf(row) ?? 'Untitled Blog Post',
      image: pictureOf(row.featured_image, siteUrl),
      date: dates.toLongDate(createdAt),
      createdAt,
      readTime: readTimeOf(row.content),
    };
  };
  return {
    card(row) {
      if (!isRow(row)) return null;
      const icon = iconOf(numberOf(row.id));
      if (icon === undefined) return null;
      const excerpt = excerptOf(row) ?? 'No excerpt available';
      return { ...shared(row), excerpt, icon, slug: slugOf(row) };
    },
    post: (row, slug) => ({
      ...shared(row),
      slug,
      excerpt: excerptOf(row),
      html: htmlOf(row.content, siteUrl),
    }),
  };
}

/** The slug of a row's card: its own, or one made from its title, or from its id. */
export function slugOf(row: PostRow): string {
  const title = titleOf(row);
  return usableSlug(row.slug) ?? (title && slugOfTitle(title)) ?? idSlugOf(row);
}

/** The slug made from the row's id alone. */
export function idSlugOf(row: PostRow): string {
  return slugOfId(keyOf(row.id) ?? numberOf(row.id));
}

function titleOf(row: PostRow): string | null {
  return textOf(row.title, longest.title);
}

function excerptOf(row: PostRow): string | null {
  return textOf(row.excerpt, longest.excerpt);
}
