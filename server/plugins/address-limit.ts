import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

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
  const countGone = app.createRateLimit({ ...options, keyGenerator: () => 'gone' });
  return async (request) => {
    const address: string | undefined = request.ip;
    const count = await (address === undefined ? countGone : countAddress)(request);
    return count.isAllowed || !count.isExceeded ? null : count.ttlInSeconds;
  };
}
