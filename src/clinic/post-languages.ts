import type { PostCard } from '../../shared/post.ts';
import type { Card } from '../ui/ArticleCard.tsx';
import { interpolate } from './interpolate.ts';

/** What a listing needs to know about the languages of the site. */
export interface SiteLanguages {
  /** Of the page. */
  current: string;
  /** For each language, the path of its listing and its own name for itself; the first has no prefix. */
  listings: Record<string, { path: string; name: string }>;
  /** How dates are formatted in the language of the page; null where the server's format is kept. */
  dates: { locale: string; timeZone: string; readTime: string } | null;
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

/** The date and the reading time of a post in the language of the page. */
export function timesInWords(
  { dates }: SiteLanguages,
  { date, createdAt, readTime }: Pick<PostCard, 'date' | 'createdAt' | 'readTime'>,
): { date: string; readTime: string } {
  if (!dates) return { date, readTime };
  const { locale, timeZone } = dates;
  const minutes = /^\d+(?= min read$)/.exec(readTime)?.[0];
  return {
    date: createdAt
      ? new Date(createdAt).toLocaleDateString(locale, { dateStyle: 'long', timeZone })
      : date,
    readTime: minutes ? interpolate(dates.readTime, { MINUTES: minutes }) : readTime,
  };
}

/** The listing of a language; that of the first, where the site does not have this language. */
function listingOf({ listings }: SiteLanguages, language: string | undefined) {
  const [first] = Object.keys(listings);
  const code = language !== undefined && listings[language] ? language : (first ?? '');
  return { code, ...(listings[code] ?? { path: '/blog', name: code }) };
}
