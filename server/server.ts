import type { Server } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { enquiriesRoutes } from './enquiries/routes.ts';
import { atOnce } from './pages/at-once.ts';
import { registerPages } from './pages/routes.ts';
import type { Site } from './pages/site.ts';
import { addErrorAnswers } from './plugins/errors.ts';
import { addHeaders } from './plugins/headers.ts';
import { healthRoutes } from './plugins/health.ts';
import { answerUnreadable, listenOnOtherLoopback, makeListener } from './plugins/listener.ts';
import { countAnswers } from './plugins/request-count.ts';
import { nextRequestId, RequestLog } from './plugins/request-log.ts';
import { tlsByProxy } from './plugins/tls.ts';
import { postsRoutes } from './posts/index.ts';
import type { Services } from './services.ts';

/**
 * The HTTP server: pages, health, the API, and what holds for every answer.
 * @param site the built pages; without them the server has none
 * @returns not yet listening
 */
export function createServer(services: Services, site: Site | null = null): FastifyInstance {
  const { config, log, metrics } = services;
  const isOverTls = tlsByProxy(config.trustProxy);
  const loggerInstance: FastifyBaseLogger = log;
  let other: Server | undefined;
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(),
    genReqId: nextRequestId,
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 64 * 1_024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    // A request that comes while the server ends is still answered.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    serverFactory(routes) {
      const listener = atOnce({ site, isOverTls, log, metrics }, routes);
      const server = makeListener(listener);
      server.once('listening', () => {
        if (config.host === 'localhost') other = listenOnOtherLoopback(server, listener);
      });
      return server;
    },
  });
  app.addHook('preClose', async () => void other?.close());
  addHeaders(app);
  addErrorAnswers(app);
  if (metrics) countAnswers(app, metrics);
  app.register(healthRoutes, services);
  app.register(enquiriesRoutes, services);
  app.register(postsRoutes, services);
  if (site) registerPages(app, { site, isOverTls, metrics });
  return app;
}
