import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts a request; returns the seconds until its address may send another if there were too many, else null. */
export type AddressLimit = (request: FastifyRequest) => Promise<number | null>;

/**
 * Counts requests by the address that they come from, apart from those of any other limit.
 * @param app has `@fastify/rate-limit`
 * @param options how many are allowed, and within what time, unless the settings of the plugin say so
 */
export function limitByAddress(app: FastifyInstance, options: RateLimitOptions = {}): AddressLimit {
  const countAddress = app.createRateLimit(options);
  // The address of a closed connection is unknown; all such requests are counted together.
  const countGone = app.createRateLimit({ ...options, keyGenerator: () => 'gone' });
  return async (request) => {
    const address: string | undefined = request.ip;
    const count = await (address === undefined ? countGone : countAddress)(request);
    return count.isAllowed || !count.isExceeded ? null : count.ttlInSeconds;
  };
}
