import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { securityHeaders } from './security-headers.ts';

/** Most connections at the same time; each takes some 10 KB. */
const maxConnections = 5_000;

/** Most pipelined requests that may wait on one connection; browsers do not pipeline. */
const maxPipelined = 20;

/** The status for a connection that carries no readable request, by Node's code of the error. */
const statusOfError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Fastify's options that limit connections; times in milliseconds. */
export const connectionOptions = {
  /** A whole request must have arrived: a slow visitor on a phone, not a tarpit. */
  requestTimeout: 20_000,
  /** Nothing moves any more: Node closes the connection once or twice this time later. */
  connectionTimeout: 15_000,
  /** Longer than a proxy keeps an idle connection, so that it never writes into a closing one. */
  keepAliveTimeout: 72_000,
  http: {
    // With the interval between two checks, a connection that sends nothing lasts 10 seconds.
    headersTimeout: 9_000,
    connectionsCheckingInterval: 1_000,
    /** Bytes of all headers together. */
    maxHeaderSize: 16 * 1_024,
    // One without a host is refused by a hook, with the security headers.
    requireHostHeader: false,
    // A request to upgrade to another protocol is answered over HTTP.
    shouldUpgradeCallback: () => false,
  },
  clientErrorHandler(error, socket) {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    refuseOnSocket(socket, statusOfError[error.code] ?? 400);
  },
} satisfies FastifyHttpOptions<Server>;

/** What Fastify has no option for: two more limits, and the two requests that reach no route. */
export const connectionsPlugin = fp(async (app: FastifyInstance) => {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', ({ socket }, { raw }, done) => {
    // A response has no socket while another one is being sent on it.
    if (raw.socket === null) {
      const before = waiting.get(socket) ?? 0;
      waiting.set(socket, before + 1);
      raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
      if (before >= maxPipelined) return void socket.destroy();
    }
    done();
  });
  app.server.maxConnections = maxConnections;
  app.server.on('checkExpectation', app.routing);
  app.server.on('connect', (_request, socket) => refuseOnSocket(socket, 405));
});

/** Refuses on a connection that carries no readable request, and ends it. */
function refuseOnSocket(socket: Duplex, status: number): void {
  if (!socket.writable) return void socket.destroy();
  // The other side may be gone before this is written; Node watches this socket no more.
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
