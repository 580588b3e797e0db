import type { FastifyInstance } from 'fastify';

/** For answers that are not pages: nothing in them is ever to be run or framed. */
export const strictestPolicy =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** What every answer says, whoever makes it. */
export const safetyHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Half a year, the usual first promise. Only an answer over TLS may make it. */
export const tlsHeaders: Record<string, string> = {
  'strict-transport-security': 'max-age=15552000; includeSubDomains',
};

/** Adds the safety headers to the answers of routes. A route that sets one itself keeps its own. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(safetyHeaders);
    if (request.protocol === 'https') reply.headers(tlsHeaders);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', strictestPolicy);
    }
  });
}
