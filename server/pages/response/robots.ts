import type { FastifyRequest } from 'fastify';

/**
 * Whether a request seems to come from a search engine, or from a service that makes link previews. The
 * names of some phones look the same.
 */
export function isRobot(userAgent = ''): boolean {
  return /bot\b|crawl|spider|slurp|externalhit|^whatsapp\//i.test(userAgent);
}

/**
 * Whether a page seems to be requested by a person, directly or from a page of this site, and not by another
 * website, by a browser that prefetches it, or by a robot.
 */
export function isByPerson({
  method,
  headers,
}: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const { 'sec-fetch-site': site, 'sec-purpose': purpose, purpose: olderPurpose } = headers;
  const isPrefetch = purpose !== undefined || olderPurpose !== undefined;
  return (
    method === 'GET' && site !== 'cross-site' && !isPrefetch && !isRobot(headers['user-agent'])
  );
}
