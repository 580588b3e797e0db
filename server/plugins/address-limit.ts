import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Counts a request; returns the seconds until its address may send another if there were too many, else null. */
export type AddressLimit = (request: FastifyRequest) => Promise<number | null>;

/**
 * Counts requests by the address that they come from, apart from those of any other limit.
 * @param app has `@fastify/rate-limit`, whose settings say how many are allowed, and within what time
 */
export function limitByAddress(app: FastifyInstance): AddressLimit {
  const countAddress = app.createRateLimit({});
  // The address of a closed connection is unknown; all such requests are counted together.
  const countGone = app.createRateLimit({ keyGenerator: () => 'gone' });
  return async (request) => {
    const address: string | undefined = request.ip;
    const count = await (address === undefined ? countGone : countAddress)(request);
    return count.isAllowed || !count.isExceeded ? null : count.ttlInSeconds;
  };
}
