import type { FastifyRequest } from 'fastify';

/**
 * Whether a post may come from a page of this site. Browsers say where a post comes from; programs
 * that say nothing are not used by a visitor against her will, so they pass.
 * @param siteUrl public origin, where a proxy hides it from the request
 */
export function isSameSite(request: FastifyRequest, siteUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  if (fetchSite === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return fetchSite === undefined;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
