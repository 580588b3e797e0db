import fp from 'fastify-plugin';
import { networkOf, rangesOf } from './network.ts';

/**
 * The maximum number of requests from a network, and from each range that contains it, whose bodies are still arriving. A
 * body that is sent slowly holds a connection for minutes.
 */
const maxArriving = { widest: 500, between: 100, network: 50 };

/** In seconds. */
const retryAfter = 10;

/** Refuses further bodies from a network that is sending many slowly, so that it cannot use up all connections. */
export const arrivingBodiesPlugin = fp(async (app) => {
  const arriving = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, socket } = request;
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return done();
    const ranges = rangesOf(networkOf(request.ip));
    const isFull = ranges.some((range, index) => {
      return (arriving.get(range) ?? 0) >= maxArriving[levelOf(index, ranges.length)];
    });
    if (isFull) {
      // Node would wait for the rest of the body.
      reply.raw.once('finish', () => socket.destroySoon());
      reply.isTurnedAway = true;
      reply.header('cache-control', 'no-store');
      reply.code(429).header('retry-after', retryAfter);
      const message = 'Too many requests are coming from your network.';
      return void reply.send({ success: false, message });
    }
    count(ranges, 1);
    raw.once('close', () => count(ranges, -1));
    done();
  });

  function count(ranges: string[], change: 1 | -1): void {
    for (const range of ranges) {
      const now = (arriving.get(range) ?? 0) + change;
      if (now === 0) arriving.delete(range);
      else arriving.set(range, now);
    }
  }
});

/** @param index the position of a range among those of its network, widest first */
function levelOf(index: number, count: number): keyof typeof maxArriving {
  if (index === count - 1) return 'network';
  return index === 0 ? 'widest' : 'between';
}
