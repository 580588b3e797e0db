import { type Languages, prefixOf } from '../../shared/languages.ts';

/** A page that is rendered on demand. */
export interface OnDemandPage {
  /** Fastify's pattern of its path. */
  route: string;
  /** The query parameters that it depends on, each with the values for which the page is the same for everyone. */
  parameters?: Record<string, RegExp>;
  /** True if one page serves all languages. */
  isForAllLanguages?: true;
}

/**
 * The pages that are rendered on demand, by their route in the default language. Apart from these pages, in each
 * language, no URL that a visitor requests is passed on to Astro's handler.
 */
export const onDemandPages: OnDemandPage[] = [
  { route: '/blog', parameters: { page: /^[1-9]\d{0,5}$/, view: /^all$/, unavailable: /^$/ } },
  { route: '/blog/:slug' },
  { route: '/contact', parameters: { package: /./, service: /./, when: /./ } },
  {
    route: '/request/:token',
    parameters: { outcome: /./, offer: /^/, since: /./, chosen: /./ },
  },
  { route: '/request/:token/visit.ics' },
  { route: '/rss.xml' },
  { route: '/search', parameters: { q: /^$/ } },
  { route: '/sitemap-posts.xml', isForAllLanguages: true },
];

/** A page in each language: at `/blog`, and in Hindi at `/hi/blog`. */
export function pageInEachLanguage(page: OnDemandPage, languages: Languages): OnDemandPage[] {
  if (page.isForAllLanguages) return [page];
  return languages.map((language) => ({
    ...page,
    route: prefixOf(language, languages) + page.route,
  }));
}

/** The routes of all pages that are rendered on demand, in each language. */
export function listOnDemandRoutes(languages: Languages): string[] {
  return onDemandPages.flatMap((page) =>
    pageInEachLanguage(page, languages).map(({ route }) => route),
  );
}

/**
 * The normalised URL of a page, without query parameters that it ignores.
 * @param params the parameters of the route, decoded
 * @param query all query parameters
 * @returns the URL; whether the page is the same for everyone; and whether it is the only page of its route,
 *   and so one that most visitors want
 */
export function addressOfPage(
  { route, parameters = {} }: OnDemandPage,
  params: Record<string, string>,
  query: URLSearchParams,
): { url: string; isSameForAll: boolean; isCommon: boolean } {
  const path = route.replace(/:(\w+)/g, (_, name) => encodeURIComponent(params[name] ?? ''));
  const names = Object.keys(parameters).filter((name) => query.has(name));
  const search = new URLSearchParams(names.map((name) => [name, query.get(name) ?? '']));
  const isSameForAll = names.every((name) => parameters[name]?.test(query.get(name) ?? ''));
  const isCommon = names.length === 0 && !route.includes(':');
  return { url: search.size > 0 ? `${path}?${search}` : path, isSameForAll, isCommon };
}
