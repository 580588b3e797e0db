import { type Languages, languageOf, prefixOf } from '../../shared/languages.ts';
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
 * Takes the error pages out of the built files, where they would be served with status 200. A language that
 * lacks one uses that of the first language.
 * @throws PlainError if the first language lacks one
 */
export function takeErrorPages(
  files: Map<string, CachedResponse>,
  languages: Languages,
): ErrorPagesFor {
  const take = (language: string, status: number) => {
    const path = `${prefixOf(language, languages)}/${status}`;
    const page = files.get(path);
    files.delete(path);
    return page;
  };
  const [first, ...others] = languages;
  const [notFound, failure] = [take(first, 404), take(first, 500)];
  if (!notFound || !failure) {
    const missing = notFound ? 500 : 404;
    throw new PlainError(`The built site has no page ${missing}: run "npm run build" again.`);
  }
  const firstPages = errorPagesOf(notFound, failure);
  const otherPages = new Map(
    others.map((language) => [
      language,
      errorPagesOf(take(language, 404) ?? notFound, take(language, 500) ?? failure),
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
