import fp from 'fastify-plugin';
import { networkOf, rangesOf } from './network.ts';

/**
 * The most requests of a network whose bodies are still arriving, and the most of the ranges that it is in. A body that
 * is sent slowly holds one of the server's connections for minutes.
 */
const most = { widest: 500, between: 100, network: 50 };

/** Refuses further bodies of a network that sends many slowly, so that it cannot use up the connections of all. */
export const arrivingBodiesPlugin = fp(async (app) => {
  const arriving = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, socket } = request;
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return done();
    const ranges = rangesOf(networkOf(request.ip));
    const isFull = ranges.some((range, place) => {
      return (arriving.get(range) ?? 0) >= most[levelOf(place, ranges.length)];
    });
    if (isFull) {
      // Node would wait for the rest of the body.
      reply.raw.once('finish', () => socket.destroySoon());
      reply.isTurnedAway = true;
      reply.code(429).headers({ 'cache-control': 'no-store', 'retry-after': '10' });
      const message = 'Too many requests come from your network at this moment.';
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

/** @param place of a range among those of its network, of which the widest comes first */
function levelOf(place: number, all: number): keyof typeof most {
  if (place === all - 1) return 'network';
  return place === 0 ? 'widest' : 'between';
}
