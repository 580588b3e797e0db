import { interpolate } from '../../shared/interpolate.ts';
import type { PostAddress, PostCard } from '../../shared/post.ts';
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

/** Path of a post's page, in the post's language. */
export function postPath(languages: SiteLanguages, { slug, language }: PostAddress): string {
  const { path } = listingOf(languages, language);
  return `${path}/${encodeURIComponent(slug)}`;
}

/** A post with its translations. */
type Translated = PostAddress & Pick<PostCard, 'translations'>;

/** The paths of a post and of its translations, by language and without its prefix. */
export function postPaths(
  languages: SiteLanguages,
  { slug, language, translations = [] }: Translated,
): Record<string, string> {
  const all = [...translations, { slug, language }];
  const paths = all.map((each) => [
    listingOf(languages, each.language).code,
    `/blog/${encodeURIComponent(each.slug)}`,
  ]);
  return Object.fromEntries(paths);
}

/** Whether a post is listed on pages in this language: its translation stands in its place, if there is one. */
export function isListed(languages: SiteLanguages, post: Translated): boolean {
  const { current } = languages;
  return (
    listingOf(languages, post.language).code === current ||
    postPaths(languages, post)[current] === undefined
  );
}

/** Path of the listing in the language of the page. */
export function listingPath(languages: SiteLanguages): string {
  return listingOf(languages, languages.current).path;
}

/** The language of a post, if it differs from that of the page. */
export function languageOfPost(
  languages: SiteLanguages,
  { language }: Pick<PostAddress, 'language'>,
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
