import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../plugins/metrics.ts';
import { logUnexpected } from '../plugins/request-log.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import type { Site, Visit } from './site.ts';

interface PagesParts {
  site: Site;
  isOverTls: (request: IncomingMessage) => boolean;
  metrics: Metrics | null;
}

/**
 * Serves what was not ready in memory: the pages that are made on demand, one address for each
 * page, and the not-found page for the rest.
 */
export function registerPages(
  app: FastifyInstance,
  { site, isOverTls, metrics }: PagesParts,
): void {
  function send(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
    reply.hijack();
    answer.send(request.raw, reply.raw, isOverTls(request.raw));
    return reply;
  }

  app.get('/*', async (request, reply) => {
    const visit = visitOf(request);
    try {
      const proper = await properAddress(site, visit);
      if (proper) return reply.redirect(proper, 301);
      const found = await site.find(visit);
      if (!found) return nothingHere(request, reply);
      if (found.answer.status === 200) metrics?.madePage(found.wasReady ? 'kept' : 'made');
      return send(request, reply, found.answer);
    } catch (error) {
      logUnexpected(error, request, reply.code(500));
      return send(request, reply, site.failure);
    }
  });

  app.setNotFoundHandler(nothingHere);

  function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { path, search } = visitOf(request);
    if (path.startsWith('/api/')) {
      const message = 'There is nothing at this address.';
      return reply.code(404).send({ success: false, message });
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !site.ready(path, search)) return send(request, reply, site.notFound);
    const message = 'This address can only be read.';
    return reply.code(405).header('allow', 'GET, HEAD').send({ success: false, message });
  }
}

function visitOf({ url, headers }: FastifyRequest): Visit {
  const query = url.indexOf('?');
  const [path, search] = query < 0 ? [url, ''] : [url.slice(0, query), url.slice(query)];
  return { path, search, cookie: headers.cookie, acceptEncoding: headers['accept-encoding'] };
}

/** Every page has one address: the one without a slash at the end. Null where no page is meant. */
async function properAddress(site: Site, visit: Visit): Promise<string | null> {
  if (!/[^/]\/$/.test(visit.path)) return null;
  const path = visit.path.slice(0, -1);
  const isPage = site.ready(path, '') ?? (await site.find({ ...visit, path }));
  return isPage ? path + visit.search : null;
}
