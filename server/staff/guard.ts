import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  hasZodFastifySchemaValidationErrors,
  ResponseSerializationError,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { DeskProblem } from '../../shared/desk/problems.ts';
import type { Config } from '../config.ts';
import { isSameSite } from '../plugins/origin.ts';
import { Refusal, refusalOf, refusalResponse, sendRefusal } from '../plugins/refusal.ts';
import { logUnexpectedError } from '../plugins/request-log.ts';
import { failure } from '../plugins/schemas.ts';
import { OverloadedError } from '../queue.ts';
import { wordsFor } from '../words/words.ts';
import type { Session } from './sign-in/sessions.ts';
import type { Staff } from './staff.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use a route of the desk; by default anyone who is signed in. */
    access?: 'everyone' | 'doctor';
    /** Set if pages poll this route: then a request does not extend the session. */
    isPolled?: true;
  }
  interface FastifyRequest {
    /** The session of the request, on every route of the desk that requires one. */
    session: Session;
  }
}

interface GuardOptions {
  config: Pick<Config, 'siteUrl' | 'clinic'>;
  staff: Staff;
}

/**
 * Restricts each route of the desk to those who may use it. It runs before anything is read or looked
 * up, so that nobody learns anything without signing in.
 */
export const guard = fp<GuardOptions>(async (app, { config, staff }) => {
  app.decorateRequest('session');
  app.addHook('onRoute', (route) => {
    const { response, ...schema } = route.schema ?? {};
    // Plugins of the whole server may reply in the public API's format before the desk's hooks run.
    const refusal = z.union([refusalResponse, failure]);
    const refusals = { '4xx': refusal, '5xx': refusal };
    route.schema = { ...schema, response: Object.assign(refusals, response) };
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameSite(request, config.siteUrl)) throw new Refusal('cross-site');
    const { access, isPolled } = request.routeOptions.config;
    if (access === 'everyone') return;
    const session = await staff.findSession(request.headers.cookie, isPolled !== true);
    if (!session) throw new Refusal(await problemWithoutSession(request));
    // The desk never sends HEAD, and a HEAD request would be recorded in the access log as reading.
    if (request.method === 'HEAD') throw new Refusal('not-found');
    sendCookies(request, reply, session.cookies);
    if (access === 'doctor' && session.person.role !== 'doctor') throw new Refusal('not-allowed');
    request.session = session;
  });

  /** If there is no account yet, the first page of the desk explains how to create one. */
  async function problemWithoutSession({ routeOptions }: FastifyRequest): Promise<DeskProblem> {
    const isFirstRequest = routeOptions.url === '/api/desk/session';
    return isFirstRequest && (await staff.people.isEmpty()) ? 'no-accounts' : 'signed-out';
  }

  app.setErrorHandler<Error & { statusCode?: number }>((thrownError, request, reply) => {
    const words = wordsFor(config.clinic.staffWords, request.headers);
    // A queue is full, such as that of previews.
    const mappedError =
      thrownError instanceof OverloadedError ? new Refusal('busy', { seconds: 5 }) : thrownError;
    const error = hasZodFastifySchemaValidationErrors(mappedError)
      ? refusalOf(mappedError)
      : mappedError;
    if (error instanceof Refusal) {
      reply.isOverloadResponse = error.problem === 'busy';
      return sendRefusal(reply, error, words);
    }
    const { statusCode = 500 } = error;
    if (statusCode < 500) {
      return sendRefusal(reply, new Refusal('invalid', { status: statusCode }), words);
    }
    const status = error instanceof ResponseSerializationError ? 500 : 503;
    logUnexpectedError(error, request, reply.code(status));
    return sendRefusal(reply, new Refusal('unavailable', { status }), words);
  });
});

/** Sets cookies, on HTTPS marked Secure. */
export function sendCookies(request: FastifyRequest, reply: FastifyReply, cookies: string[]): void {
  // Behind an untrusted proxy the protocol is unknown: Origin shows it or, for a GET, Referer.
  const page = request.headers.origin ?? request.headers.referer;
  const isSecure = request.protocol === 'https' || page?.startsWith('https://') === true;
  reply.header('set-cookie', isSecure ? cookies.map((cookie) => `${cookie}; Secure`) : cookies);
}
