import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { errorFields } from '../log.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The kind of response that was sent without running a route, for metrics; null if a route ran. */
    servedAs: 'page' | 'file' | 'cached page' | 'refused' | null;
    /** Whether the request was refused because the server is overloaded. */
    isTurnedAway: boolean;
  }
}

/**
 * Logs one line for each response, without IP address, query, headers, body or secret address. Built pages and files,
 * malformed requests, and requests refused by rate limits or overload are logged at level debug. How many lines a flood
 * may write is limited by what keeps them: systemd (`LogRateLimitBurst`) or Docker (`max-size`).
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const level = levelOf(reply);
    // Composing an unused line would cost more than sending a page from memory.
    if (!(request.log as Logger).isLevelEnabled(level)) return;
    const line = { ...logFields(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    request.log[level](line, level === 'debug' ? 'answered at once' : 'answered');
  }
}

function levelOf(reply: FastifyReply): 'debug' | 'info' | 'error' {
  const { servedAs, statusCode, isTurnedAway } = reply;
  if (isTurnedAway || statusCode === 429) return 'debug';
  if (servedAs !== null && servedAs !== 'cached page') return 'debug';
  return statusCode >= 500 ? 'error' : 'info';
}

/** Logs an error that no visitor could have caused, with the line where it was thrown. */
export function logUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const mismatch = error instanceof ResponseSerializationError && {
    // The names of the fields that do not match the schema of the route, without their values.
    fields: error.cause.issues.map(({ path }) => path.join('.')),
  };
  request.log.error(
    { ...logFields(request, reply), ...errorFields(error), ...mismatch },
    'unexpected error',
  );
}

function logFields(request: FastifyRequest, { servedAs, statusCode }: FastifyReply) {
  const isKnown = servedAs !== null && servedAs !== 'refused';
  return { method: request.method, path: shownPath(request, isKnown), status: statusCode };
}

/**
 * The path as it may be logged: a secret address may be misspelled in any way, so an unknown path is cut after
 * its first segment.
 * @param isKnown whether a page or file has this path
 */
function shownPath(
  { originalUrl, routeOptions: { url: route } }: FastifyRequest,
  isKnown: boolean,
) {
  // By route, since the path can be spelled in other ways: routers decode %70 as p.
  if (route?.includes('/:token')) return route.replace(':token', '…');
  const [path = ''] = originalUrl.split('?', 1);
  const isRouted = route !== undefined && route !== '/*';
  return isKnown || isRouted ? path.slice(0, 200) : firstSegment(path);
}

/** The first segment of a path, if it is shorter than any secret. */
function firstSegment(path: string): string {
  const [start = ''] = /^\/(?:[\w-]{1,15}(?:\/|(?![\w-])))?/.exec(path) ?? [];
  return start === path ? path : `${start}…`;
}
