import fp from 'fastify-plugin';

/** The headers of every response. The policy is for everything but pages: nothing runs, nothing frames. */
export const securityHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Half a year, the usual first promise. Only a response over TLS may make it. */
const strictTransportSecurity = 'max-age=15552000';

interface SecurityOptions {
  /** Whether the promise of TLS holds for all names below this one too. */
  includeSubDomains: boolean;
}

/** Adds the security headers to every response. A route may replace one. */
export const securityHeadersPlugin = fp<SecurityOptions>(async (app, { includeSubDomains }) => {
  const promise = strictTransportSecurity + (includeSubDomains ? '; includeSubDomains' : '');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', promise);
    done();
  });
});
