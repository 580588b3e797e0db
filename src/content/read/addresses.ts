import { prefixOf } from '../../../shared/languages.ts';

/** The paths of the pages that exist in each language, without its prefix, the default language first. */
export type PagesByLanguage = ReadonlyMap<string, ReadonlySet<string>>;

/** Anything that knows which pages exist, such as a `Site`. */
interface WithPages {
  pages: PagesByLanguage;
}

/** The attributes of a link to a page of the site. */
export interface PageLink {
  href: string;
  /** The language of the page, if it differs from the language of the linking page. */
  hrefLang?: string;
}

/** A page of the site, in a list of links. */
export interface LinkedPage {
  link: PageLink;
  name: string;
}

/** One entry of a page's breadcrumb trail, which starts at the home page. */
export interface Breadcrumb {
  name: string;
  /** Path of the page; absent for the current page. */
  href?: string;
}

/** What links need to know about the site. */
type LinkContext = WithPages & { clinic: { language: string } };

/** The path of a town's page in the default language. */
export function townPath(slug: string): string {
  return `/locations/${slug}`;
}

/**
 * The path of a page in a language: `/hi/contact`.
 * @param site the site in any language
 * @param path the path in the default language, without prefix: `/contact`
 */
export function pathIn({ pages }: WithPages, language: string, path: string): string {
  const prefix = prefixOf(language, [...pages.keys()]);
  if (prefix === '') return path;
  return prefix + (path === '/' ? '' : path.replace(/^\/(?=[?#])/, ''));
}

/**
 * The link to a page in the language of the linking page, or, if it does not exist there, in the first language that
 * has it.
 * @param path the path in the default language; a query and a fragment may follow
 */
export function linkTo(site: LinkContext, path: string): PageLink {
  const { language } = site.clinic;
  const [page = path] = path.split(/[?#]/);
  if (hasPage(site, language, page)) return { href: pathIn(site, language, path) };
  const [first = language] = site.pages.keys();
  const [other = first] = languagesOf(site, page);
  return { href: pathIn(site, other, path), hrefLang: other };
}

/** The address of the link that `linkTo` makes, without its language. */
export function hrefTo(site: LinkContext, path: string): string {
  return linkTo(site, path).href;
}

/**
 * The link to the form that books a visit; its id is `form`.
 * @param choice what is booked, as parameters of the contact page: `{ package: 'basic' }`
 */
export function bookingLink(site: LinkContext, choice: Record<string, string> = {}): PageLink {
  const query = new URLSearchParams(choice).toString();
  return linkTo(site, `/contact${query && `?${query}`}#form`);
}

/** Whether a page exists in a language. */
export function hasPage({ pages }: WithPages, language: string, path: string): boolean {
  return pages.get(language)?.has(path) ?? false;
}

/** The languages that a page exists in, in the clinic's order. */
export function languagesOf({ pages }: WithPages, path: string): string[] {
  return [...pages.keys()].filter((language) => hasPage({ pages }, language, path));
}

/** A suggestion to read a page in another language, written in that language. */
export interface LanguageSuggestion {
  language: string;
  href: string;
  text: string;
}

/**
 * The suggestions on a page; only pages in the default language have any.
 * @param paths the paths of the page, by the languages that it exists in
 */
export function languageSuggestions(
  site: LinkContext & { invitations: ReadonlyMap<string, { offer: string }> },
  paths: Record<string, string>,
): LanguageSuggestion[] {
  const [defaultLanguage] = site.pages.keys();
  if (site.clinic.language !== defaultLanguage) return [];
  return Object.entries(paths).flatMap(([language, path]) => {
    const invitation = site.invitations.get(language);
    if (language === defaultLanguage || !invitation) return [];
    const href = pathIn(site, language, path);
    return [{ language, href, text: invitation.offer }];
  });
}
