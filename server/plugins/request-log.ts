import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';

const thisProcess = randomBytes(3).toString('hex');
let requests = 0;

/** A request's name in the log, different on every server. */
export function nextRequestId(): string {
  requests += 1;
  return `${thisProcess}-${requests.toString(36)}`;
}

/**
 * One line for each answer that took work: no visitor's address, no query values, no headers, no
 * bodies. What is sent from memory has its line at level debug, see `logAtOnce`.
 */
export class RequestLog extends fastify.LogController {
  override incomingRequest(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { ...about(request, reply), milliseconds: Math.round(reply.elapsedTime) };
    if (error) request.log.error({ ...line, reason: reasonOf(error) }, 'answer failed');
    else if (reply.statusCode >= 500) request.log.error(line, 'answered');
    else request.log.info(line, 'answered');
  }
}

/** Logs an answer that was sent before any route was looked for. */
export function logAtOnce(log: Logger, request: IncomingMessage, status: number): void {
  if (!log.isLevelEnabled('debug')) return;
  const { method, url = '' } = request;
  log.debug({ reqId: nextRequestId(), method, path: shownPath(url), status }, 'answered at once');
}

/** Tells an error that no visitor could cause by the place where it was thrown. */
export function logUnexpected(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const stack = error instanceof Error ? error.stack : undefined;
  const where = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  request.log.error(
    { ...about(request, reply), reason: reasonOf(error), where: where?.trim() },
    'unexpected error',
  );
}

function about(request: FastifyRequest, reply: FastifyReply) {
  return { method: request.method, path: shownPath(request.url), status: reply.statusCode };
}

function shownPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path.slice(0, 200);
}
