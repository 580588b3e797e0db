import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The network of an address, in which one person may have many addresses: the first 56 bits of an IPv6 address, as an
 * internet provider assigns them to a home, and the first 24 of an IPv4 address. Limits on visitors apply per network.
 * @param address undefined for a connection that is closed already
 */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  const ip = ipaddr.process(address);
  const bytes = ip.toByteArray().slice(0, ip.kind() === 'ipv6' ? 7 : 3);
  return `${ip.kind()} ${bytes.join('.')}`;
}

/**
 * The ranges that contain a network, widest first, because one owner may have many networks: a provider's (/32, or /16
 * for IPv4), a customer's (/48, only for IPv6), and the network itself.
 */
export function rangesOf(network: string): string[] {
  const [kind, bytes = ''] = network.split(' ');
  const prefix = (count: number) => `${kind} ${bytes.split('.').slice(0, count).join('.')}`;
  return kind === 'ipv6' ? [prefix(4), prefix(6), network] : [prefix(2), network];
}

/** Counts a request; returns null, or after how many seconds its address may send another. */
export type AddressLimit = (request: FastifyRequest) => Promise<number | null>;

/**
 * Counts requests by IP address, separately from any other limit.
 * @param app has `@fastify/rate-limit`
 * @param options overrides of the plugin's maximum and time window
 */
export function limitByAddress(app: FastifyInstance, options: RateLimitOptions = {}): AddressLimit {
  const countAddress = app.createRateLimit(options);
  // The address of a closed connection is unknown, so all such requests are counted together.
  const countUnknown = app.createRateLimit({ ...options, keyGenerator: () => 'unknown' });
  return async (request) => {
    const address: string | undefined = request.ip;
    const count = await (address === undefined ? countUnknown : countAddress)(request);
    return count.isAllowed || !count.isExceeded ? null : count.ttlInSeconds;
  };
}

/**
 * Whether a request may come from a page of this site. With a POST, browsers send the origin of the page; a client that
 * does not is not a browser, so no other site can have tricked it.
 * @param siteUrl the public origin, which a proxy may hide from the request
 */
export function isSameSite(request: FastifyRequest, siteUrl: string): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === 'same-origin' || fetchSite === 'none') return true;
  // Checked before the host, which an http page of an https site shares.
  if (fetchSite === 'cross-site') return false;
  const { origin } = request.headers;
  if (origin === undefined) return fetchSite === undefined;
  if (origin === siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
