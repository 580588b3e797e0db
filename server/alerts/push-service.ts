import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { RequestDetails } from 'web-push';
import { pushEndpoint } from '../../shared/desk/devices.ts';
import { PlainError } from '../log.ts';

/** Connection settings for push services; tests pass their own. */
export interface PushConnection {
  lookup: LookupFunction;
  isPublic: (address: string) => boolean;
  port: number;
  /** Certificates to trust, in PEM; the system's if undefined. */
  ca?: string;
  /** How long a push service may take to answer, in milliseconds. */
  timeout: number;
}

const defaultConnection: PushConnection = {
  lookup,
  isPublic: isPublicAddress,
  port: 443,
  timeout: 2_000,
};

/**
 * Sends messages to push services. Any signed-in person can register an endpoint, so only public hosts are contacted,
 * over TLS; redirects are not followed, and only the status of a response is read.
 */
export class PushService {
  readonly #connection: PushConnection;
  readonly #lookup: LookupFunction;

  /** @param connection overrides of the defaults; for tests */
  constructor(connection: Partial<PushConnection> = {}) {
    this.#connection = { ...defaultConnection, ...connection };
    this.#lookup = publicLookup(this.#connection.lookup, this.#connection.isPublic);
  }

  /** @throws NotPublicError if the host of an endpoint is not on the internet, or the error of its lookup */
  async check(endpoint: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<LookupAddress[] | string>();
    this.#lookup(new URL(endpoint).hostname, { all: true }, (error, addresses) =>
      error ? reject(error) : resolve(addresses),
    );
    await promise;
  }

  /**
   * Sends one message; returns the status of the response.
   * @throws NotPublicError, or the error of the connection
   */
  async send({ endpoint, headers, body }: RequestDetails, signal: AbortSignal): Promise<number> {
    // Host names are checked by our lookup; an IP address would bypass it.
    if (!pushEndpoint.safeParse(endpoint).success) throw new NotPublicError('not an endpoint');
    const { port, ca, timeout } = this.#connection;
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const options = { method: 'POST', headers, port, lookup: this.#lookup, signal: deadline };
    // No agent: a kept-alive connection would bypass the address check.
    const call = request(endpoint, { ...options, agent: false, ...(ca && { ca }) }, (response) => {
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    call.on('error', (error) =>
      reject(deadline.aborted ? new PlainError('no answer in time') : error),
    );
    call.end(body);
    return promise;
  }
}

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
  const ip = ipaddr.parse(address);
  if (ip.range() !== 'unicast') return false;
  return ip.kind() === 'ipv4' || ip.match(internetOfIpv6);
}

/**
 * A lookup of host names that refuses a name if any of its addresses is not public. A connection that uses it
 * goes to a checked address, because the name is not looked up again.
 */
function publicLookup(lookup: LookupFunction, isPublic: typeof isPublicAddress): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, lookedUp) => {
      const addresses = Array.isArray(lookedUp) ? lookedUp : [];
      const [first] = addresses;
      if (error || !first) return callback(error ?? notPublicError(), '');
      if (!addresses.every(({ address }) => isPublic(address)))
        return callback(notPublicError(), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function notPublicError(): NotPublicError {
  return new NotPublicError('the host is not on the internet');
}
