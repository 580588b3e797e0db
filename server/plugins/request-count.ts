import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Counts the answers of the routes. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    metrics.answered(method, routeOptions.url ?? 'none', statusCode, elapsedTime / 1_000);
  });
}
