import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../plugins/request-limits.ts';
import { logUnexpected } from '../plugins/request-log.ts';
import { OverloadedError } from '../queue.ts';
import { deskPath, deskPathFor, isOfDesk } from './desk-page.ts';
import { allRoutes } from './on-demand-pages.ts';
import { onDemandRoutes } from './on-demand-routes.ts';
import { type CachedResponse, sendCached } from './response/cached-response.ts';
import type { Site } from './site.ts';

/** The longest that startup waits for notices, in milliseconds. */
const noticesTimeout = 3_000;

/**
 * Serves the site: built pages and files from memory, other pages on demand, redirects to the one URL
 * of each page, and the not-found page for the rest.
 */
export async function pagesRoutes(app: FastifyInstance, site: Site): Promise<void> {
  const { files, errorPages, languages, deskWords, notices, render } = site;
  const onDemand = new Set(allRoutes(languages));

  app.addHook('onRequest', sendBuilt);
  app.get('/*', sendNotFound);
  app.register(onDemandRoutes, site);
  app.setNotFoundHandler(sendNotFound);
  app.setErrorHandler(sendFailure);
  app.addHook('onReady', async () => {
    await Promise.race([notices.start(render), wait(noticesTimeout, null, { ref: false })]);
  });
  app.addHook('onClose', async () => notices.stop());

  /** A hook, because most requests can be answered before any route handler runs. */
  function sendBuilt(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const path = pathOf(request.url);
    const file = isOfDesk(path) ? deskPage(request) : files.get(path);
    if (!isRead(request)) {
      done();
    } else if (file) {
      reply.kind = file.kind;
      send(file, request, reply);
    } else if (path.endsWith('/') && isPage(path.slice(0, -1), request)) {
      // Each page has one URL: the one without a trailing slash.
      reply.redirect(path.slice(0, -1) + request.url.slice(path.length), 301);
    } else {
      done();
    }
  }

  /** The desk in the person's language; in the main one if it was built before the words of that came. */
  function deskPage({ headers }: FastifyRequest): CachedResponse | undefined {
    return files.get(deskPathFor(deskWords, headers)) ?? files.get(deskPath);
  }

  /** Sends a built page, with the notices of staff. */
  function send(page: CachedResponse, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const shown = notices.in(page);
    if (!(shown instanceof Promise)) return sendCached(shown, request, reply);
    void shown.then((made) => sendCached(made, request, reply));
    return reply;
  }

  function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request.url);
    if (path.startsWith('/api/')) {
      const message = 'There is nothing at this address.';
      return reply.code(404).send({ success: false, message });
    }
    if (isRead(request) || !isPage(path, request)) {
      // The original URL: `rewriteUrl` replaces those that routers must not see.
      const { notFound } = errorPages(pathOf(request.originalUrl));
      return send(notFound, request, reply);
    }
    const message = 'This address can only be read.';
    return reply.code(405).header('allow', 'GET, HEAD').send({ success: false, message });
  }

  function sendFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    // Errors of the request are left to the general error handler.
    if (error.statusCode !== undefined && error.statusCode < 500) throw error;
    const { overloaded, failure } = errorPages(pathOf(request.url));
    if (error instanceof OverloadedError) {
      reply.isTurnedAway = true;
      return send(overloaded, request, reply);
    }
    logUnexpected(error, request, reply.code(500));
    return send(failure, request, reply);
  }

  function isPage(path: string, { routeOptions: { url = '' } }: FastifyRequest): boolean {
    const isPost = url.includes(':') && onDemand.has(url);
    return isPost || files.has(path) || onDemand.has(path);
  }
}

function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
