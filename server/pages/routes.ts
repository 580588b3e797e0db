import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../plugins/request-limits.ts';
import { logUnexpected } from '../plugins/request-log.ts';
import { onDemandPages } from './on-demand-pages.ts';
import { onDemandRoutes, type PagesOptions } from './on-demand-routes.ts';
import { OverloadedError } from './renderer.ts';

/** When a visitor who met too many others may try again, in seconds. */
const retryAfter = 5;

/**
 * Serves the site: built pages and files from memory, other pages rendered on demand, one address
 * for each page, and the not-found page for the rest.
 */
export async function pagesRoutes(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { files, notFound, failure } = options.site;
  const overloaded = failure.withStatus(503, { 'retry-after': String(retryAfter) });

  app.addHook('onRequest', sendBuilt);
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: sendNotFound });
  app.register(onDemandRoutes, options);
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendFailure);

  /** In a hook, before any route is run: most of all requests end here. */
  function sendBuilt(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const path = pathOf(request.url);
    const file = files.get(path);
    if (!isRead(request)) {
      done();
    } else if (file) {
      reply.kind = file.kind;
      file.send(request, reply);
    } else if (path.endsWith('/') && isPage(path.slice(0, -1), request)) {
      // Every page has one address: the one without a slash at the end.
      reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 301);
    } else {
      done();
    }
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): void {
    const path = pathOf(request.url);
    if (path.startsWith('/api/')) {
      const message = 'There is nothing at this address.';
      reply.code(404).send({ success: false, message });
    } else if (!isRead(request) && isPage(path, request)) {
      const message = 'This address can only be read.';
      reply.code(405).header('allow', 'GET, HEAD').send({ success: false, message });
    } else {
      notFound.send(request, reply);
    }
  }

  function isPage(path: string, { routeOptions: { url = '' } }: FastifyRequest): boolean {
    const isPost = url.includes(':') && onDemandPages.some(({ route }) => route === url);
    return isPost || files.has(path) || onDemandPages.some(({ route }) => route === path);
  }

  function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
    // A fault of the request is answered as everywhere.
    if (error.statusCode !== undefined && error.statusCode < 500) throw error;
    if (error instanceof OverloadedError) {
      overloaded.send(request, reply);
    } else {
      logUnexpected(error, request, reply.code(500));
      failure.send(request, reply);
    }
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
