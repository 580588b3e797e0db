import { interpolate } from '../../shared/interpolate.ts';
import type { PostCard } from '../../shared/post.ts';
import { postPlaceholders } from '../../shared/post-placeholders.ts';
import type { Card } from '../ui/ArticleCard.tsx';
import { longDateAt } from './dates.ts';

/** What a listing needs to know about the languages of the site. */
export interface SiteLanguages {
  /** The language of the page. */
  current: string;
  /** By language, for those that have a listing; the path of the first has no prefix. */
  listings: Record<string, LanguageListing>;
  /** How dates and reading times are written in the language of the page; `noDate` stands in for a date. */
  times: { locale: string; timeZone: string; readTime: string; noDate: string };
}

/** The listing of a language. */
interface LanguageListing {
  path: string;
  /** The language's own name for itself. */
  name: string;
  /** What stands in for the title and the excerpt of a post that has none. */
  placeholders: { title: string; excerpt: string };
}

type Address = Pick<PostCard, 'slug' | 'language'>;

/** Path of a post's page, in the post's language. */
export function postPath(languages: SiteLanguages, { slug, language }: Address): string {
  const { path } = listingOf(languages, language);
  return `${path}/${encodeURIComponent(slug)}`;
}

/** Path of the listing in the language of the page. */
export function listingPath(languages: SiteLanguages): string {
  return listingOf(languages, languages.current).path;
}

/** The language of a post, if it differs from that of the page. */
export function languageOfPost(
  languages: SiteLanguages,
  { language }: Pick<Address, 'language'>,
): Pick<Card, 'language'> {
  const { code, name } = listingOf(languages, language);
  return code === languages.current ? {} : { language: { code, name } };
}

/** The texts of a post in its own language, with what stands in for those that it lacks. */
export function textsOf(
  languages: SiteLanguages,
  { title, excerpt, language }: Pick<PostCard, 'title' | 'excerpt' | 'language'>,
): { title: string; excerpt: string } {
  const { placeholders } = listingOf(languages, language);
  return { title: title ?? placeholders.title, excerpt: excerpt ?? placeholders.excerpt };
}

/** The date and the reading time of a post in the language of the page. */
export function timesOf(
  { times }: SiteLanguages,
  { createdAt, readMinutes }: Pick<PostCard, 'createdAt' | 'readMinutes'>,
): { date: string; readTime: string } {
  const { locale, timeZone, readTime, noDate } = times;
  return {
    date: createdAt ? longDateAt(new Date(createdAt), locale, timeZone) : noDate,
    readTime: interpolate(readTime, { MINUTES: readMinutes }),
  };
}

/** The listing of a language; that of the first, if the site does not have this language. */
function listingOf({ listings }: SiteLanguages, language: string | undefined) {
  const [first] = Object.keys(listings);
  const code = language !== undefined && listings[language] ? language : (first ?? '');
  const placeholders = postPlaceholders;
  return { code, ...(listings[code] ?? { path: '/blog', name: code, placeholders }) };
}
