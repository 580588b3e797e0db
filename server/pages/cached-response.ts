import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { type Bodies, chooseEncoding, type Encoding } from './encodings.ts';

interface ResponseParts {
  kind: 'page' | 'file' | 'cached page';
  status: number;
  /** Those of all encodings; length, encoding, ETag and Vary are added. */
  headers: Record<string, string>;
  bodies: Bodies;
}

/** A whole response held in memory, in every encoding it is sent in. */
export class CachedResponse {
  readonly kind: ResponseParts['kind'];
  readonly status: number;
  readonly headers: ResponseParts['headers'];
  /** Bytes of all its bodies. */
  readonly size: number;
  readonly #bodies: Bodies;
  readonly #hash: string;

  constructor({ kind, status, headers, bodies }: ResponseParts) {
    this.kind = kind;
    this.status = status;
    this.headers = headers;
    this.size = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
    this.#bodies = bodies;
    this.#hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  }

  /** The same body under another status, such as the page that is shown where nothing is. */
  withStatus(status: number, headers: Record<string, string>): CachedResponse {
    const { kind } = this;
    const all = { ...this.headers, ...headers };
    return new CachedResponse({ kind, status, headers: all, bodies: this.#bodies });
  }

  /** Sends the best encoding for this browser, or 304 where it has that already. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    const encoding = chooseEncoding(request.headers['accept-encoding'], this.#bodies);
    const body = this.#bodies[encoding] ?? this.#bodies.identity;
    const { 'content-type': type, ...headers } = this.headers;
    const etag = this.#etagOf(encoding);
    reply.headers({ vary: 'accept-encoding', ...headers });
    if (etag !== null) {
      reply.header('etag', etag);
      if (fresh(request.headers, { etag })) {
        reply.code(304).send();
        return;
      }
    }
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    reply.code(this.status).headers({ 'content-type': type, 'content-length': body.length });
    reply.send(body);
  }

  #etagOf(encoding: Encoding): string | null {
    if (this.status !== 200 || this.headers['cache-control'] === 'no-store') return null;
    return encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
  }
}
