import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { reasonOf } from '../log.ts';

/**
 * One line for each answer: no visitor's address, no query values, no headers, no bodies.
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

/** Tells an error that no visitor could cause by the place where it was thrown. */
export function logUnexpected(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const where = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  request.log.error(
    { ...about(request, reply), reason: reasonOf(error), where: where?.trim() },
    'unexpected error',
  );
}

function about(request: FastifyRequest, reply: FastifyReply) {
  const [path = ''] = request.url.split('?', 1);
  return { method: request.method, path: path.slice(0, 200), status: reply.statusCode };
}
