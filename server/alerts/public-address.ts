import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { PlainError } from '../log.ts';

/** The global unicast range of IPv6 (RFC 4291). */
const internetOfIpv6 = ipaddr.parseCIDR('2000::/3');

/** Thrown for a host that is not on the public internet, and so cannot be a push service. */
export class NotPublicError extends PlainError {
  override name = 'NotPublicError';
}

/**
 * Whether an IP address is public: not private, loopback, link-local, shared, reserved, multicast, nor
 * an IPv6 address that embeds an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || parsed.match(internetOfIpv6);
}

/**
 * A lookup of host names that refuses a name if any of its addresses is not public. A connection that uses it
 * goes to a checked address, because the name is not looked up again.
 */
export function publicLookup(
  lookup: LookupFunction,
  isPublic: typeof isPublicAddress,
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first) return callback(error ?? notPublic(), '');
      if (!addresses.every(({ address }) => isPublic(address))) return callback(notPublic(), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

/**
 * Looks up a host name.
 * @throws NotPublicError if one of its addresses is not public, or the error of the lookup
 */
export async function checkHost(hostname: string, lookup: LookupFunction): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<LookupAddress[] | string>();
  lookup(hostname, { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  await promise;
}

function notPublic(): NotPublicError {
  return new NotPublicError('the host is not on the internet');
}
