import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { previewRoutes } from './content/preview.ts';
import { deskRoutes } from './desk-routes.ts';
import { enquiriesRoutes } from './enquiries/routes.ts';
import { pagesRoutes } from './pages/routes.ts';
import type { Site } from './pages/site.ts';
import { picturesRoutes } from './pictures/index.ts';
import { connectionOptions, connectionsPlugin } from './plugins/connections.ts';
import { healthRoutes } from './plugins/health.ts';
import { openApiPlugin } from './plugins/openapi.ts';
import {
  requestLimitsPlugin,
  rewriteUrl,
  slowBodiesLimitPlugin,
} from './plugins/request-limits.ts';
import { logUnexpectedError, RequestLog } from './plugins/request-log.ts';
import { schemasPlugin } from './plugins/schemas.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { postsRoutes } from './posts/index.ts';
import type { Services } from './services.ts';

/**
 * The HTTP server: pages, health checks, the API, and the plugins for every response.
 * @param site the built site; without it no pages are served
 * @returns not yet listening
 */
export function createServer(services: Services, site: Site | null = null): FastifyInstance {
  const { config, log, metrics } = services;
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(log),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1_024,
    // A slow start on a busy machine is not an error.
    pluginTimeout: 0,
    // `maxParamLength` never applies: it is above the limit on paths in request-limits.ts.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1_024 },
    rewriteUrl,
    // A request that arrives during shutdown is still answered.
    return503OnClosing: false,
    ...connectionOptions,
  });
  app.register(schemasPlugin);
  app.register(connectionsPlugin);
  app.decorateReply('servedAs', null);
  app.decorateReply('isOverloadResponse', false);
  app.register(securityHeadersPlugin, { includeSubDomains: config.hstsIncludeSubDomains });
  app.register(requestLimitsPlugin);
  app.register(slowBodiesLimitPlugin);
  app.register(errorsPlugin);
  if (metrics) app.register(metrics.plugin);
  app.register(openApiPlugin);
  app.register(healthRoutes, services);
  app.register(enquiriesRoutes, { ...services, site });
  app.register(postsRoutes, services);
  app.register(picturesRoutes, services);
  app.register(deskRoutes, { services, site, prefix: '/api/desk' });
  if (!site) return app;
  app.register(previewRoutes, { services, site });
  app.register(pagesRoutes, { site });
  return app;
}

/** Sends errors that no group of routes handles itself, without names or messages of internal errors. */
const errorsPlugin = fp(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status >= 400 ? status : 500).header('cache-control', 'no-store');
    if (reply.statusCode >= 500) logUnexpectedError(error, request, reply);
    return reply.send({ success: false, message: messageFor(reply.statusCode) });
  });
});

function messageFor(status: number): string {
  if (status === 413) return 'This is too long to be sent. Please shorten it.';
  if (status === 415) return 'This can only be sent as a form or as JSON.';
  if (status < 500) return 'This request could not be understood.';
  return 'Something went wrong here. Please try again later.';
}
