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
  /** 404 at the address of a request's private page. */
  missingRequest: CachedResponse;
  /** 404 at the address of a preview that has ended. */
  endedPreview: CachedResponse;
}

/** What an error page is about: a status, a private page that does not exist, or a preview that has ended. */
export type ErrorSubject = 404 | 500 | 'request' | 'preview';

/** The error pages in the language of a path. */
export type ErrorPagesFor = (path: string) => ErrorPages;

/** When a visitor who was turned away may try again, in seconds. */
const retryAfter = '5';

/**
 * The error pages of a site. A language that lacks one uses that of the first language.
 * @param page the page about something in a language
 * @throws PlainError if the first language lacks one
 */
export function errorPagesIn(
  page: (language: string, subject: ErrorSubject) => CachedResponse | undefined,
  languages: Languages,
): ErrorPagesFor {
  const [first, ...others] = languages;
  const [notFound, failure] = [page(first, 404), page(first, 500)];
  if (!notFound || !failure) throw new PlainError(`There is no page ${notFound ? 500 : 404}.`);
  const missingRequest = page(first, 'request') ?? notFound;
  const endedPreview = page(first, 'preview') ?? notFound;
  const firstPages = errorPagesOf({ notFound, failure, missingRequest, endedPreview });
  const otherPages = new Map(
    others.map((language) => [
      language,
      errorPagesOf({
        notFound: page(language, 404) ?? notFound,
        failure: page(language, 500) ?? failure,
        missingRequest: page(language, 'request') ?? missingRequest,
        endedPreview: page(language, 'preview') ?? endedPreview,
      }),
    ]),
  );
  return (path) => otherPages.get(languageOf(path, languages)) ?? firstPages;
}

function errorPagesOf({
  notFound,
  failure,
  missingRequest,
  endedPreview,
}: Omit<ErrorPages, 'overloaded'>): ErrorPages {
  return {
    notFound: withStatus(404, notFound),
    failure: withStatus(500, failure),
    overloaded: withStatus(503, failure, { 'retry-after': retryAfter }),
    missingRequest: withStatus(404, missingRequest),
    endedPreview: withStatus(404, endedPreview),
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
