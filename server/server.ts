import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerBlogRoutes } from './blogs/index.ts';
import { enquiriesRoutes } from './http/enquiries.ts';
import { addErrorAnswers } from './http/errors.ts';
import { addHeaders } from './http/headers.ts';
import { healthRoutes } from './http/health.ts';
import { RequestLog } from './http/request-log.ts';
import type { Services } from './services.ts';

/**
 * The HTTP server without the pages: health, the API, and what holds for every answer.
 * @returns not yet listening
 */
export function createServer(services: Services): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = services.log;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    trustProxy: services.config.trustProxy ?? false,
    bodyLimit: 64 * 1_024,
    // Milliseconds for a whole request to arrive: a slow visitor on a phone, not a tarpit.
    requestTimeout: 20_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  addHeaders(app);
  addErrorAnswers(app);
  app.register(healthRoutes, services);
  app.register(enquiriesRoutes, services);
  registerBlogRoutes(app, services.blogs);
  return app;
}
