import { createServer, type RequestListener, type Server } from 'node:http';
import { isIPv6 } from 'node:net';
import { refuse, refuseOnSocket } from './refusals.ts';

/** Limits of a connection; times in milliseconds. */
const limits = {
  /** A whole request must have arrived: a slow visitor on a phone, not a tarpit. */
  requestTimeout: 20_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  /** Longer than a proxy keeps an idle connection, so that it never writes into a closing one. */
  keepAliveTimeout: 72_000,
  /** Bytes of all headers together. */
  maxHeaderSize: 16 * 1_024,
  /** Counted in refusals.ts; here headers over the limit would only be dropped in silence. */
  maxHeadersCount: 0,
  /** One without a host is refused in refusals.ts, with the safety headers. */
  requireHostHeader: false,
};

/** Most connections at the same time; each takes some 10 KB. */
const mostConnections = 5_000;

/** What a connection is refused with that carries no readable request. */
const statusOfError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** A server with its limits, not yet listening. While it closes, every answer ends its connection. */
export function makeListener(listener: RequestListener): Server {
  const server = createServer(limits, (request, response) => {
    if (!server.listening) response.shouldKeepAlive = false;
    listener(request, response);
  });
  server.maxConnections = mostConnections;
  server.maxHeadersCount = limits.maxHeadersCount;
  server.on('checkExpectation', (_request, response) => refuse(response, 417));
  server.on('connect', (_request, socket) => refuseOnSocket(socket, 405));
  return server;
}

/** Answers a connection whose request could not be read. */
export function answerUnreadable(
  error: Error & { code?: string },
  socket: Parameters<typeof refuseOnSocket>[0],
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  refuseOnSocket(socket, statusOfError[error.code ?? ''] ?? 400);
}

/**
 * The name localhost stands for two addresses, and a browser may try either. Listens on the one
 * that the first server does not listen on; where that cannot be, one is enough.
 * @param first listening already
 */
export function listenOnOtherLoopback(first: Server, listener: RequestListener): Server {
  const address = first.address();
  const second = makeListener(listener);
  second.on('clientError', answerUnreadable);
  second.on('error', () => {});
  if (typeof address === 'object' && address !== null) {
    second.listen(address.port, isIPv6(address.address) ? '127.0.0.1' : '::1');
  }
  return second;
}
