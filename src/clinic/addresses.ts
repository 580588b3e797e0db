import { prefixOf } from '../../shared/languages.ts';
import type { Site } from './index.ts';

/** The attributes of a link to a page of the site. */
export interface PageLink {
  href: string;
  /** The language of the page, where it is not that of the page that links to it. */
  hrefLang?: string;
}

/** What links are made of. */
type Languages = Pick<Site, 'pages'> & { clinic: { language: string } };

/**
 * The path of a page in a language: `/hi/contact`.
 * @param site of any language
 * @param path in the first language, `/contact`, whose paths have no prefix
 */
export function pathIn({ pages }: Pick<Site, 'pages'>, language: string, path: string): string {
  const prefix = prefixOf(language, [...pages.keys()]);
  if (prefix === '') return path;
  return prefix + (path === '/' ? '' : path.replace(/^\/(?=[?#])/, ''));
}

/**
 * The link to a page in the language of the page that shows it, or in the first language where it
 * is not there in that one.
 * @param path as in the first language; a query and a fragment may follow
 */
export function linkTo(site: Languages, path: string): PageLink {
  const { language } = site.clinic;
  const [page = path] = path.split(/[?#]/);
  if (hasPage(site, language, page)) return { href: pathIn(site, language, path) };
  const [first = language] = site.pages.keys();
  return { href: path, hrefLang: first };
}

/** The path that `linkTo` leads to, for links of which only the address is known. */
export function hrefTo(site: Languages, path: string): string {
  return linkTo(site, path).href;
}

/** True where a page is there in a language. */
export function hasPage({ pages }: Pick<Site, 'pages'>, language: string, path: string): boolean {
  return pages.get(language)?.has(path) ?? false;
}

/** The languages that a page is there in, in the clinic's order. */
export function languagesOf({ pages }: Pick<Site, 'pages'>, path: string): string[] {
  return [...pages.keys()].filter((language) => hasPage({ pages }, language, path));
}
