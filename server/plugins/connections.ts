import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { securityHeaders } from './security-headers.ts';

/** Most connections at the same time; each takes some 10 KB. */
const maxConnections = 5_000;

/** Most pipelined requests that may wait on one connection; browsers do not pipeline. */
const maxPipelined = 20;

/**
 * How long a whole request may take to arrive, in milliseconds: a slow visitor on a phone, not a
 * tarpit. A picture of 15 MB comes in five minutes where a phone sends 50 KB a second.
 */
const arrival = { usual: 20_000, upload: 300_000 };

/** How long nothing may move on a connection that waits for something, in milliseconds. */
const silence = { usual: 15_000, upload: 60_000 };

const waitingFor = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/**
 * Waits longer for the body of a request, and for our answer to it. Only for who is known: anyone
 * else might hold connections.
 */
export function allowSlowUpload({ raw }: FastifyRequest): void {
  waitFor(raw, arrival.upload);
  raw.socket.setTimeout(silence.upload);
}

function waitFor(request: IncomingMessage, milliseconds: number): void {
  clearTimeout(waitingFor.get(request));
  const end = () => refuseOnSocket(request.socket, 408);
  waitingFor.set(request, setTimeout(end, milliseconds).unref());
}

function hasBody({
  'content-length': length = '0',
  'transfer-encoding': encoding,
}: IncomingHttpHeaders) {
  return length !== '0' || encoding !== undefined;
}

/** The status for a connection that carries no readable request, by Node's code of the error. */
const statusOfError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Fastify's options that limit connections; times in milliseconds. */
export const connectionOptions = {
  requestTimeout: arrival.upload,
  /** Nothing moves any more: Node closes the connection once or twice this time later. */
  connectionTimeout: silence.usual,
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

/** What Fastify has no option for: three more limits, and the two requests that reach no route. */
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
  app.addHook('onRequest', ({ raw, headers }, _reply, done) => {
    if (hasBody(headers)) {
      waitFor(raw, arrival.usual);
      const arrived = () => clearTimeout(waitingFor.get(raw));
      raw.once('end', arrived).once('close', arrived);
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
