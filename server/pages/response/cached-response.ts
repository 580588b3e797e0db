import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Bodies, chooseEncoding } from './encodings.ts';

interface ResponseParts {
  servedAs: 'page' | 'file' | 'cached page';
  status: number;
  /** Those that all encodings share; length, encoding, ETag and Vary are added. */
  headers: Record<string, string>;
  bodies: Bodies;
}

/** A whole response held in memory, in every encoding it can be sent in. */
export interface CachedResponse extends ResponseParts {
  /** The basis of its ETags; null if it must not be cached. */
  hash: string | null;
}

/** Prepares a response that can be sent any number of times. */
export function cachedResponse(parts: ResponseParts): CachedResponse {
  const mayBeKept = parts.status === 200 && parts.headers['cache-control'] !== 'no-store';
  const hash = hashOf(parts.bodies.identity);
  const headers = { ...parts.headers, vary: 'accept-encoding' };
  return { ...parts, headers, hash: mayBeKept ? hash : null };
}

/** The basis of the ETags of a body. */
function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** About how much memory a response takes, in bytes. */
export function sizeOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, 4_096);
}

/** Sends the best encoding for this browser, or 304 if its copy is current. */
export function sendCached(
  { status, headers, bodies, hash }: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding'], bodies);
  reply.code(status).headers(headers);
  if (hash !== null) {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    reply.header('etag', etag);
    if (
      request.headers['if-none-match']
        ?.split(/,\s*/)
        .some((each) => each === '*' || each.endsWith(etag))
    )
      return reply.code(304).removeHeader('content-type').send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bodies[encoding]);
}
