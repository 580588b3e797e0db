import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { readFirstView } from './desk-first-view.ts';
import { deskRoutes } from './desk-routes.ts';
import { enquiriesRoutes } from './enquiries/routes.ts';
import { pagesRoutes } from './pages/routes.ts';
import type { Site } from './pages/site.ts';
import { picturesRoutes } from './pictures/index.ts';
import { arrivingBodiesPlugin } from './plugins/arriving-bodies.ts';
import { connectionOptions, connectionsPlugin } from './plugins/connections.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { healthRoutes } from './plugins/health.ts';
import { requestLimitsPlugin, rewriteUrl } from './plugins/request-limits.ts';
import { RequestLog } from './plugins/request-log.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { postsRoutes } from './posts/index.ts';
import type { Services } from './services.ts';
import { previewRoutes } from './site-preview/routes.ts';

/**
 * The HTTP server: pages, health checks, the API, and what applies to every response.
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
    // A start that is slow, as on a busy machine, is not one that hangs.
    pluginTimeout: 0,
    // Above the limit on paths in request-limits.ts, so that a parameter never meets this one.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 16 * 1_024 },
    rewriteUrl,
    // A request that arrives during shutdown is still answered.
    return503OnClosing: false,
    ...connectionOptions,
  });
  app.register(connectionsPlugin);
  app.decorateReply('servedAs', null);
  app.decorateReply('isTurnedAway', false);
  app.register(securityHeadersPlugin, { includeSubDomains: config.hstsIncludeSubDomains });
  app.register(requestLimitsPlugin);
  app.register(arrivingBodiesPlugin);
  app.register(errorsPlugin);
  if (metrics) app.register(metrics.plugin);
  app.register(healthRoutes, services);
  app.register(enquiriesRoutes, { ...services, site });
  app.register(postsRoutes, services);
  app.register(picturesRoutes, services);
  app.register(deskRoutes, { services, site, prefix: '/api/desk' });
  if (!site) return app;
  app.register(previewRoutes, { services, site });
  app.register(pagesRoutes, {
    site,
    readFirstView: (headers) => readFirstView(services, headers),
  });
  return app;
}
