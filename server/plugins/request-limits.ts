import { STATUS_CODES } from 'node:http';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { networkOf } from './origin.ts';

/** Maximum lengths of path and URL; a slug of 200 Devanagari letters has 1,800 characters when encoded. */
const maxLength = { path: 2_000, url: 8_000 };
/** Maximum number of headers; a browser behind proxies sends about forty. */
const maxHeaders = 100;

/** Fastify's `rewriteUrl`: replaces with `/404` any URL that Fastify's router might parse differently from Astro's. */
export function rewriteUrl({ url = '' }: { url?: string | undefined }): string {
  return isServableUrl(url) ? url : '/404';
}

/**
 * Whether a URL can belong to this site: no host, no empty or dot segments, nothing that cannot be decoded, and not the
 * file name of a page.
 */
export function isServableUrl(url: string): boolean {
  const path = pathOf(url);
  if (!/^\/[\w\-.~!$&'()*+,;=:@%/]*$/.test(path)) return false;
  try {
    const decodedPath = path.includes('%') ? decodeURIComponent(path) : path;
    const hasDotSegment = decodedPath.split(/[/\\]/).some((segment) => /^\.\.?$/.test(segment));
    return !hasDotSegment && !/\p{Cc}|\/\/|\.html\/?$/u.test(decodedPath);
  } catch {
    return false;
  }
}

/** The path of a URL, without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Refuses malformed requests before any route sees them. */
export const requestLimitsPlugin = fp(async (app) => {
  app.addHook('onRequest', (request, reply, done) => {
    const status = statusOfRefusal(request);
    if (status !== null || request.url !== request.originalUrl) reply.servedAs = 'refused';
    // Otherwise the connection would wait for the whole of a body that nobody reads.
    if (hasUnreadBody(request)) reply.header('connection', 'close');
    done(
      status === null
        ? undefined
        : Object.assign(new Error(STATUS_CODES[status]), { statusCode: status }),
    );
  });
});

function statusOfRefusal({ raw, headers, originalUrl }: FastifyRequest): number | null {
  const { rawHeaders, httpVersion } = raw;
  if (rawHeaders.length > 2 * maxHeaders) return 431;
  const isHost = (name: string, index: number) => index % 2 === 0 && /^host$/i.test(name);
  const hostCount = rawHeaders.filter(isHost).length;
  if (hostCount > 1 || (hostCount === 0 && httpVersion === '1.1')) return 400;
  if (headers.expect !== undefined && headers.expect.toLowerCase() !== '100-continue') return 417;
  const isTooLong =
    originalUrl.length > maxLength.url || pathOf(originalUrl).length > maxLength.path;
  return isTooLong ? 414 : null;
}

function hasUnreadBody({ method, headers }: FastifyRequest): boolean {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
  return (method === 'GET' || method === 'HEAD') && (encoding !== undefined || length !== '0');
}

/**
 * The maximum number of requests from a network whose bodies are still arriving. A body that is sent slowly holds a
 * connection for minutes.
 */
const maxArrivingBodies = 50;

/** How long a refused network has to wait, in seconds. */
const retryAfter = 10;

/** Refuses further bodies from a network that is sending many slowly, so that it cannot use up all connections. */
export const slowBodiesLimitPlugin = fp(async (app) => {
  const counts = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, socket } = request;
    if (raw.method === 'GET' || raw.method === 'HEAD' || raw.complete) return done();
    const network = networkOf(request.ip);
    const count = counts.get(network) ?? 0;
    if (count >= maxArrivingBodies) {
      // Node would wait for the rest of the body.
      reply.raw.once('finish', () => socket.destroySoon());
      reply.isOverloadResponse = true;
      reply.header('cache-control', 'no-store');
      reply.code(429).header('retry-after', retryAfter);
      const message = 'Too many requests are coming from your network.';
      return void reply.send({ success: false, message });
    }
    counts.set(network, count + 1);
    raw.once('close', () => {
      const remainingCount = (counts.get(network) ?? 1) - 1;
      if (remainingCount > 0) counts.set(network, remainingCount);
      else counts.delete(network);
    });
    done();
  });
});
