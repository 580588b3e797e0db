import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** A built page or file, a page from the cache, or a refusal; null for the work of a route. */
    kind: 'page' | 'file' | 'cached page' | 'refused' | null;
  }
}

/**
 * One line for each response: no visitor's address, no query values, no headers, no bodies, no preview link. Built
 * pages and files, and what is refused for its shape, have theirs at level debug.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const level = levelOf(reply);
    // A line that nobody wants would be most of the work of a page from memory.
    if (!(request.log as Logger).isLevelEnabled(level)) return;
    const line = { ...about(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    request.log[level](line, level === 'debug' ? 'answered at once' : 'answered');
  }
}

function levelOf({ kind, statusCode }: FastifyReply): 'debug' | 'info' | 'error' {
  if (kind !== null && kind !== 'cached page') return 'debug';
  return statusCode >= 500 ? 'error' : 'info';
}

/** Tells an error that no visitor could cause by the place where it was thrown. */
export function logUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const where = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  const fault = { ...about(request, reply), reason: reasonOf(error), where: where?.trim() };
  request.log.error(fault, 'unexpected error');
}

function about(
  { method, originalUrl, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
) {
  const [path = ''] = originalUrl.split('?', 1);
  // However its address is spelled: routers read %70 as p.
  const isPreview = routeOptions.url?.endsWith('/preview/:token');
  const told = isPreview ? '/preview/…' : path.replace(/(\/preview\/).+/, '$1…').slice(0, 200);
  return { method, path: told, status: statusCode };
}
