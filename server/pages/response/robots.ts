import type { FastifyRequest } from 'fastify';

/**
 * Whether a request seems to come from a search engine, or from a service that makes link previews. The
 * names of some phones look the same.
 */
export function isRobot(userAgent = ''): boolean {
  return /bot\b|crawl|spider|slurp|externalhit|^whatsapp\//i.test(userAgent);
}

/**
 * Whether a page seems to be asked for by a person, from a page of this site or from none: not by another
 * website, not in advance by a browser, and not by a robot.
 */
export function isByPerson({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-site': site, 'sec-purpose': purpose, purpose: olderPurpose } = headers;
  const isAhead = purpose !== undefined || olderPurpose !== undefined;
  return method === 'GET' && site !== 'cross-site' && !isAhead && !isRobot(headers['user-agent']);
}
