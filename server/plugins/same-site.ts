import type { FastifyRequest } from 'fastify';

/**
 * Whether a POST may come from a page of this site. Browsers send its origin; a client that does not is not a browser,
 * so no other site can have tricked it.
 * @param siteUrl the public origin, which a proxy may hide from the request
 */
export function isSameSite(request: FastifyRequest, siteUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  // An http page of an https site has the same host.
  if (fetchSite === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return fetchSite === undefined;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
