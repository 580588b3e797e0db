import fp from 'fastify-plugin';

/**
 * The headers of every response. This policy allows no scripts and no framing; pages replace it with that of
 * `astro.config.ts` and the hashes of their own inline parts.
 */
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

/** Half a year, in seconds. Sent over TLS only. */
const strictTransportSecurity = 'max-age=15552000';

/** The headers of a secret address, whatever the outcome of the request. A page may replace them. */
const secretHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

interface SecurityOptions {
  /** Whether HSTS also covers the subdomains. */
  includeSubDomains: boolean;
}

/** Adds the security headers to every response. A route may replace one. */
export const securityHeadersPlugin = fp<SecurityOptions>(async (app, { includeSubDomains }) => {
  const hsts = strictTransportSecurity + (includeSubDomains ? '; includeSubDomains' : '');
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.routeOptions.url?.includes('/:token')) reply.headers(secretHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    done();
  });
});
