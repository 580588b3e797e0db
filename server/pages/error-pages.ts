import { type Languages, languageOf } from '../../shared/languages.ts';
import { PlainError } from '../log.ts';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';

/** The error pages in one language. */
export interface ErrorPages {
  /** 404. */
  notFound: CachedResponse;
  /** 500: the page could not be rendered. */
  failure: CachedResponse;
  /** 503: too many visitors want pages at the same time. */
  overloaded: CachedResponse;
}

/** The error pages in the language of a path. */
export type ErrorPagesFor = (path: string) => ErrorPages;

/** When a visitor who was turned away may try again, in seconds. */
const retryAfter = '5';

/**
 * The error pages of a site. A language that lacks one uses that of the first language.
 * @param page the page with a status in a language
 * @throws PlainError if the first language lacks one
 */
export function errorPagesIn(
  page: (language: string, status: 404 | 500) => CachedResponse | undefined,
  languages: Languages,
): ErrorPagesFor {
  const [first, ...others] = languages;
  const [notFound, failure] = [page(first, 404), page(first, 500)];
  if (!notFound || !failure) throw new PlainError(`There is no page ${notFound ? 500 : 404}.`);
  const firstPages = errorPagesOf(notFound, failure);
  const otherPages = new Map(
    others.map((language) => [
      language,
      errorPagesOf(page(language, 404) ?? notFound, page(language, 500) ?? failure),
    ]),
  );
  return (path) => otherPages.get(languageOf(path, languages)) ?? firstPages;
}

function errorPagesOf(notFound: CachedResponse, failure: CachedResponse): ErrorPages {
  return {
    notFound: withStatus(404, notFound),
    failure: withStatus(500, failure),
    overloaded: withStatus(503, failure, { 'retry-after': retryAfter }),
  };
}

function withStatus(
  status: number,
  page: CachedResponse,
  headers: Record<string, string> = {},
): CachedResponse {
  return cachedResponse({
    ...page,
    status,
    headers: { ...page.headers, 'cache-control': 'no-store', ...headers },
  });
}
