import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../plugins/request-limits.ts';
import { logUnexpectedError } from '../plugins/request-log.ts';
import { OverloadedError } from '../queue.ts';
import { deskPath, deskPathFor, isDeskPath } from './desk-page.ts';
import { listOnDemandRoutes } from './on-demand-pages.ts';
import { onDemandRoutes } from './on-demand-routes.ts';
import { type CachedResponse, sendCached } from './response.ts';
import type { Site } from './site.ts';

/**
 * Serves the site: pages and files from memory, other pages on demand, redirects to the one URL of each
 * page, and the not-found page for the rest.
 */
export async function pagesRoutes(app: FastifyInstance, { site }: { site: Site }): Promise<void> {
  const { find, has, errorPages, languages, clinic } = site;
  const onDemand = new Set(listOnDemandRoutes(languages));

  app.addHook('onRequest', sendFromMemory);
  app.get('/*', sendNotFound);
  app.register(onDemandRoutes, site);
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendFailure);
  app.addHook('onReady', () => site.start());
  app.addHook('onClose', () => site.stop());

  /** A hook, because most requests can be answered before any route handler runs. */
  function sendFromMemory(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const path = pathOf(request.url);
    const page = isGetOrHead(request) ? pageFor(path, request) : undefined;
    if (page instanceof Promise) {
      page.then(
        (madePage) => (madePage ? send(madePage, request, reply) : done()),
        (error) => sendFailure(error, request, reply),
      );
    } else if (page) {
      send(page, request, reply);
    } else if (!isGetOrHead(request)) {
      done();
    } else if (path.endsWith('/') && isPage(path.slice(0, -1), request)) {
      // Each page has one URL: the one without a trailing slash.
      reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 301);
    } else {
      done();
    }
  }

  /** The desk is in the person's language, or in the default one if the site has no desk page in that language yet. */
  function pageFor(path: string, request: FastifyRequest): ReturnType<Site['find']> {
    if (!isDeskPath(path)) return find(path);
    return find(deskPathFor(clinic.staffWords, request.headers)) ?? find(deskPath);
  }

  function send(page: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    reply.servedAs = page.servedAs;
    return sendCached(page, request, reply);
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request.url);
    if (path.startsWith('/api/')) {
      const message = 'There is nothing at this address.';
      return reply.code(404).send({ success: false, message });
    }
    const lowerCase = path.toLowerCase();
    if (isGetOrHead(request) && lowerCase !== path && (has(lowerCase) || onDemand.has(lowerCase))) {
      // The keyboard of a phone begins words with a capital letter.
      return reply.redirect(lowerCase + request.url.slice(path.length), 301);
    }
    if (isGetOrHead(request) || !isPage(path, request)) {
      // The original URL: `rewriteUrl` replaces URLs that routers must not see.
      const originalPath = pathOf(request.originalUrl);
      const { notFound, endedPreview } = errorPages(originalPath);
      return sendCached(isPreviewPath(originalPath) ? endedPreview : notFound, request, reply);
    }
    const message = 'This address accepts only GET and HEAD.';
    return reply.code(405).header('allow', 'GET, HEAD').send({ success: false, message });
  }

  function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // Errors of the request are left to the general error handler.
    if (error.statusCode !== undefined && error.statusCode < 500) throw error;
    const { overloaded, failure } = errorPages(pathOf(request.url));
    if (error instanceof OverloadedError) {
      reply.isOverloadResponse = true;
      return sendCached(overloaded, request, reply);
    }
    logUnexpectedError(error, request, reply.code(500));
    return sendCached(failure, request, reply);
  }

  function isPage(path: string, { routeOptions: { url = '' } }: FastifyRequest): boolean {
    const isParameterised = url.includes(':') && onDemand.has(url);
    return isParameterised || has(path) || onDemand.has(path);
  }
}

function isGetOrHead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether an address is that of a link to a preview. */
function isPreviewPath(path: string): boolean {
  return /^(\/[a-z]{2})?\/preview\/./.test(path);
}
