import type { PostCard } from '../../shared/post.ts';
import { postPlaceholders } from '../../shared/post-placeholders.ts';
import type { Card } from '../ui/ArticleCard.tsx';
import { interpolate } from './interpolate.ts';

/** What a listing needs to know about the languages of the site. */
export interface SiteLanguages {
  /** Of the page. */
  current: string;
  /** For each language that has a listing; the path of the first has no prefix. */
  listings: Record<string, LanguageListing>;
  /** Stands in for a missing date, in the language of the page. */
  noDate: string;
  /** How dates are formatted in the language of the page; null where the server's format is kept. */
  dates: { locale: string; timeZone: string; readTime: string } | null;
}

/** The listing of a language. */
interface LanguageListing {
  path: string;
  /** The language's own name for itself. */
  name: string;
  /** What stands in for the title and the excerpt of a post that has none. */
  placeholders: { title: string; excerpt: string };
}

type Post = Pick<PostCard, 'slug' | 'language'>;

/** Path of a post's page, in the post's language. */
export function postPath(languages: SiteLanguages, { slug, language }: Post): string {
  const { path } = listingOf(languages, language);
  return `${path}/${encodeURIComponent(slug)}`;
}

/** Path of the listing in the language of the page. */
export function listingPath(languages: SiteLanguages): string {
  return listingOf(languages, languages.current).path;
}

/** The language of a post, where it differs from that of the page. */
export function languageOfPost(
  languages: SiteLanguages,
  { language }: Pick<Post, 'language'>,
): Pick<Card, 'language'> {
  const { code, name } = listingOf(languages, language);
  return code === languages.current ? {} : { language: { code, name } };
}

/**
 * A post in which a missing title or excerpt is named in the post's own language, not in English: all
 * words of a post are in one language.
 */
export function inOwnLanguage<
  Known extends { title: string; excerpt: string | null; language?: string | undefined },
>(languages: SiteLanguages, post: Known): Known {
  const { placeholders } = listingOf(languages, post.language);
  const { title, excerpt } = post;
  return {
    ...post,
    title: title === postPlaceholders.title ? placeholders.title : title,
    excerpt: excerpt === postPlaceholders.excerpt ? placeholders.excerpt : excerpt,
  };
}

/** The date and the reading time of a post in the language of the page. */
export function timesInWords(
  { dates, noDate }: SiteLanguages,
  { date, createdAt, readTime }: Pick<PostCard, 'date' | 'createdAt' | 'readTime'>,
): { date: string; readTime: string } {
  if (!dates) return { date: createdAt ? date : noDate, readTime };
  const { locale, timeZone } = dates;
  const minutes = /^\d+(?= min read$)/.exec(readTime)?.[0];
  return {
    date: createdAt
      ? new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone })
      : noDate,
    readTime: minutes ? interpolate(dates.readTime, { MINUTES: minutes }) : readTime,
  };
}

/** The listing of a language; that of the first, where the site does not have this language. */
function listingOf({ listings }: SiteLanguages, language: string | undefined) {
  const [first] = Object.keys(listings);
  const code = language !== undefined && listings[language] ? language : (first ?? '');
  const placeholders = postPlaceholders;
  return { code, ...(listings[code] ?? { path: '/blog', name: code, placeholders }) };
}
