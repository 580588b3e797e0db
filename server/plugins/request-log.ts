import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { faultOf } from '../log.ts';
import { RefusalCount, type RefusalLog } from './refusal-count.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** A built page or file, a page from the cache, or a refusal; null where a route did the work. */
    kind: 'page' | 'file' | 'cached page' | 'refused' | null;
    /** Whether it was turned away because there is too much to do. */
    isTurnedAway: boolean;
  }
}

/**
 * One line for each response: no IP address, query, headers, body or preview link. Built pages and
 * files, and requests that were refused as malformed, as too many or for want of room, are logged at level
 * debug; the latter are summed up once a minute.
 */
export class RequestLog extends fastify.LogController {
  readonly #refusals: RefusalCount;

  /** @param log where refusals are summed up */
  constructor(log: RefusalLog) {
    super();
    this.#refusals = new RefusalCount(log);
  }

  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (isTurnedAway(reply)) this.#refusals.add(reply.statusCode);
    const level = levelOf(reply);
    // Composing an unused line would be most of the work of sending a page from memory.
    if (!(request.log as Logger).isLevelEnabled(level)) return;
    const line = { ...about(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    request.log[level](line, level === 'debug' ? 'answered at once' : 'answered');
  }
}

function isTurnedAway(reply: FastifyReply): boolean {
  return reply.isTurnedAway || reply.statusCode === 429;
}

function levelOf(reply: FastifyReply): 'debug' | 'info' | 'error' {
  const { kind, statusCode } = reply;
  if (isTurnedAway(reply)) return 'debug';
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
