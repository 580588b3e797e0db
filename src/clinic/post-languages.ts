import type { PostCard } from '../../shared/post.ts';
import type { Card } from '../ui/ArticleCard.tsx';
import { interpolate } from './interpolate.ts';

/** What a listing knows of the languages of the site. */
export interface SiteLanguages {
  /** Of the page. */
  current: string;
  /** Path of the listing in each language, and the language's name in itself; the first has no prefix. */
  listings: Record<string, { path: string; name: string }>;
  /** How days are written in the language of the page; null where they are as the server writes them. */
  dates: { locale: string; timeZone: string; readTime: string } | null;
}

type Post = Pick<PostCard, 'slug' | 'language'>;

/** Path of a post's page, in the frame of its language. */
export function postPath(languages: SiteLanguages, { slug, language }: Post): string {
  const { path } = listingOf(languages, language);
  return `${path}/${encodeURIComponent(slug)}`;
}

/** Path of the listing in the language of the page. */
export function listingPath(languages: SiteLanguages): string {
  return listingOf(languages, languages.current).path;
}

/** The language of a post, where the page has another one. */
export function languageOfPost(
  languages: SiteLanguages,
  { language }: Pick<Post, 'language'>,
): Pick<Card, 'language'> {
  const { code, name } = listingOf(languages, language);
  return code === languages.current ? {} : { language: { code, name } };
}

/** The day and the reading time of a post in the language of the page. */
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

/** The listing of a language; a post in a language that the site does not have is in the first. */
function listingOf({ listings }: SiteLanguages, language: string | undefined) {
  const [first] = Object.keys(listings);
  const code = language !== undefined && listings[language] ? language : (first ?? '');
  return { code, ...(listings[code] ?? { path: '/blog', name: code }) };
}
