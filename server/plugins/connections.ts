import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { securityHeaders } from './security-headers.ts';

/** Maximum number of simultaneous connections; each takes about 10 KB. */
const maxConnections = 5_000;

/**
 * Maximum number of pipelined requests waiting on one connection; browsers do not pipeline. Node's own
 * `maxRequestsPerSocket` limits all requests on a connection, not those that wait in memory.
 */
const maxPipelinedRequests = 20;

/** The status for a connection that carries no readable request, by Node's error code. */
const statusOfError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Fastify's options that limit connections; times in milliseconds. */
export const connectionOptions = {
  /** How long a whole request may take to arrive: at 50 KB a second, a picture of 15 MB takes five minutes. */
  requestTimeout: 300_000,
  /** Node closes an idle connection after this long, or up to twice as long. */
  connectionTimeout: 15_000,
  /** Longer than a proxy keeps an idle connection open, so that the proxy never writes to a closing one. */
  keepAliveTimeout: 72_000,
  http: {
    // With the interval between two checks, a connection that sends nothing lasts up to 10 seconds.
    headersTimeout: 9_000,
    connectionsCheckingInterval: 1_000,
    /** All headers together, in bytes. */
    maxHeaderSize: 16 * 1_024,
    // A hook refuses a request without a host, so that its response has the security headers.
    requireHostHeader: false,
    // Requests to upgrade to another protocol are answered as plain HTTP.
    shouldUpgradeCallback: () => false,
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuseOnSocket(socket, statusOfError[error.code] ?? 400);
  },
} satisfies FastifyHttpOptions<Server>;

/** The limits and responses that Fastify has no options for. */
export const connectionsPlugin = fp(async (app: FastifyInstance) => {
  const queuedRequests = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ socket }, { raw }, done) => {
    // Without a socket, this response is queued behind another one on the same connection.
    if (raw.socket === null) {
      const count = queuedRequests.get(socket) ?? 0;
      queuedRequests.set(socket, count + 1);
      raw.once('close', () => queuedRequests.set(socket, (queuedRequests.get(socket) ?? 1) - 1));
      if (count >= maxPipelinedRequests) return void socket.destroy();
    }
    done();
  });
  // Fastify closes the connection when it refuses a body. A browser that is still sending it then sees a
  // reset connection instead of the response; Node discards the rest of the body if it stays open.
  app.addHook('onSend', async ({ raw }, reply) => {
    // Only an attacker sends a body with a GET, so that connection is closed.
    const mayHaveBody = raw.method !== 'GET' && raw.method !== 'HEAD';
    if (mayHaveBody && !raw.complete && reply.getHeader('connection') === 'close')
      reply.removeHeader('connection');
  });
  app.server.maxConnections = maxConnections;
  // Node's own response to an Expect header has no security headers, and to CONNECT it does not respond at all.
  app.server.on('checkExpectation', app.routing);
  app.server.on('connect', (_request, socket) => refuseOnSocket(socket, 405));
});

/**
 * Disables the idle timeout while the server works on a request. Use it as `preHandler`, once the whole request has
 * arrived; Node sets the timeout again after the response.
 */
export async function keepOpen({ raw }: FastifyRequest): Promise<void> {
  raw.socket.setTimeout(0);
}

/**
 * Writes an error response straight to a socket, when there is no request to reply to, and closes it.
 * Fastify's own responses of this kind have no security headers.
 */
function refuseOnSocket(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  // The other side may hang up before this is written, and Node no longer handles this socket's errors.
  socket.on('error', () => socket.destroy());
  const body = JSON.stringify({ success: false, message: STATUS_CODES[status] });
  const headers = Object.entries({
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers, '', body].join('\r\n'));
}
