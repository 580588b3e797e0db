import { flashCookie } from '../../shared/enquiry.ts';
import { type Languages, prefixOf } from '../../shared/languages.ts';

/** A page that is rendered when it is asked for. */
export interface OnDemandPage {
  /** Pattern of its addresses, as Fastify reads it. */
  route: string;
  /** The parameters of the query that change it, and the values under which it is kept for all. */
  parameters?: Record<string, RegExp>;
  /** Name of the cookie with which it is its visitor's own. */
  cookie?: string;
  /**
   * Most visitors who may wait where each wants another page. They are served one after another, so
   * that they hold up nobody who wants something else; whoever comes when it is full is asked to
   * come again.
   */
  maxWaiting?: number;
  /** True where one page is for all languages. */
  isForAllLanguages?: true;
}

/**
 * Pages of the site that are not built, in its first language. No other address than theirs in each
 * language is ever handed to the build's handler.
 */
export const onDemandPages: OnDemandPage[] = [
  { route: '/blog', parameters: { page: /^[1-9]\d{0,5}$/, view: /^all$/ } },
  { route: '/blog/:slug' },
  { route: '/contact', parameters: { package: /^$/, when: /^$/ }, cookie: flashCookie },
  { route: '/preview/:token' },
  { route: '/privacy' },
  { route: '/rss.xml' },
  { route: '/search', parameters: { q: /^$/ }, maxWaiting: 20 },
  { route: '/search-index.json' },
  { route: '/sitemap-posts.xml', isForAllLanguages: true },
];

/** A page in each of the languages: at `/blog`, and in Hindi at `/hi/blog`. */
export function inEachLanguage(page: OnDemandPage, languages: Languages): OnDemandPage[] {
  if (page.isForAllLanguages) return [page];
  return languages.map((language) => ({
    ...page,
    route: prefixOf(language, languages) + page.route,
  }));
}

/** The patterns of all addresses that are rendered on demand. */
export function allRoutes(languages: Languages): string[] {
  return onDemandPages.flatMap((page) => inEachLanguage(page, languages).map(({ route }) => route));
}

/**
 * The address of a page, without what makes no difference to it.
 * @param params the parts of the path that the pattern leaves open, decoded
 * @param query all parameters of the query
 * @returns path and query in one spelling, and whether everyone who asks for it gets the same
 */
export function pageAddress(
  { route, parameters = {} }: OnDemandPage,
  params: Record<string, string>,
  query: URLSearchParams,
): { url: string; isShared: boolean } {
  const path = route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const names = Object.keys(parameters).filter((name) => query.has(name));
  const used = new URLSearchParams(names.map((name) => [name, query.get(name) ?? '']));
  const isShared = names.every((name) => parameters[name]?.test(query.get(name) ?? ''));
  return { url: used.size > 0 ? `${path}?${used}` : path, isShared };
}
