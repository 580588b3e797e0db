import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { faultOf } from '../log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** A built page or file, a page from the cache, or a refusal; null where a route did the work. */
    kind: 'page' | 'file' | 'cached page' | 'refused' | null;
  }
}

/**
 * One line for each response: no IP address, query, headers, body or preview link. Built pages and
 * files, and malformed requests that were refused, are logged at level debug.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const level = levelOf(reply);
    // Composing an unused line would be most of the work of sending a page from memory.
    if (!(request.log as Logger).isLevelEnabled(level)) return;
    const line = { ...about(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    request.log[level](line, level === 'debug' ? 'answered at once' : 'answered');
  }
}

function levelOf({ kind, statusCode }: FastifyReply): 'debug' | 'info' | 'error' {
  if (kind !== null && kind !== 'cached page') return 'debug';
  return statusCode >= 500 ? 'error' : 'info';
}

/** Logs an error that no visitor could have caused, with the line where it was thrown. */
export function logUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  request.log.error({ ...about(request, reply), ...faultOf(error) }, 'unexpected error');
}

function about(
  { method, originalUrl, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
) {
  const [path = ''] = originalUrl.split('?', 1);
  // By route, since the path can be spelled in other ways: routers decode %70 as p.
  const isPreview = routeOptions.url?.endsWith('/preview/:token');
  const told = isPreview ? '/preview/…' : path.replace(/(\/preview\/).+/, '$1…').slice(0, 200);
  return { method, path: told, status: statusCode };
}
