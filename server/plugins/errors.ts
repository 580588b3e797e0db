import type { FastifyError } from 'fastify';
import fp from 'fastify-plugin';
import { logUnexpected } from './request-log.ts';

/** Sends every error in one shape, without the names or messages of internal errors. */
export const errorsPlugin = fp(async (app) => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status >= 400 ? status : 500).header('cache-control', 'no-store');
    if (reply.statusCode >= 500) logUnexpected(error, request, reply);
    return reply.send({ success: false, message: messageFor(reply.statusCode) });
  });
});

function messageFor(status: number): string {
  if (status === 413) return 'This is too long to be sent. Please shorten it.';
  if (status === 415) return 'This form can only be sent as a form or as JSON.';
  if (status < 500) return 'This request could not be understood.';
  return 'Something went wrong here. Please try again later.';
}
