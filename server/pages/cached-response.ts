import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type Bodies, chooseEncoding } from './encodings.ts';

interface ResponseParts {
  kind: 'page' | 'file' | 'made page';
  status: number;
  /** Those of all encodings; length, encoding, ETag and Vary are added. */
  headers: Record<string, string>;
  bodies: Bodies;
}

/** A response as it is sent for one Accept-Encoding header. */
interface Variant {
  etag: string | undefined;
  headers: Record<string, string>;
  body: Buffer;
}

/** A whole response held in memory, in every encoding it is sent in. */
export class CachedResponse {
  readonly kind: ResponseParts['kind'];
  readonly status: number;
  /** Bytes of all its bodies. */
  readonly size: number;
  readonly #parts: ResponseParts;
  readonly #hash: string;
  /** By Accept-Encoding header; browsers send a handful of them. */
  readonly #variants = new LRUCache<string, Variant>({ max: 20 });

  constructor(parts: ResponseParts) {
    const { kind, status, bodies } = parts;
    this.kind = kind;
    this.status = status;
    this.size = Object.values(bodies).reduce((sum, { length }) => sum + length, 0);
    this.#parts = parts;
    this.#hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  }

  /** The same body under another status, such as the page that is shown where nothing is. */
  withStatus(status: number, headers: Record<string, string>): CachedResponse {
    const parts = this.#parts;
    return new CachedResponse({ ...parts, status, headers: { ...parts.headers, ...headers } });
  }

  /** Sends the best encoding for this browser, or 304 where it has that already. */
  send(request: FastifyRequest, reply: FastifyReply): void {
    const acceptEncoding = request.headers['accept-encoding'] ?? '';
    const variant = this.#variants.get(acceptEncoding) ?? this.#makeVariant(acceptEncoding);
    reply.code(this.status).headers(variant.headers);
    if (!isFresh(request.headers['if-none-match'], variant.etag)) {
      reply.send(variant.body);
      return;
    }
    for (const name of ['content-type', 'content-encoding', 'content-length']) {
      reply.removeHeader(name);
    }
    reply.code(304).send();
  }

  #makeVariant(acceptEncoding: string): Variant {
    const { status, headers, bodies } = this.#parts;
    const encoding = chooseEncoding(acceptEncoding, bodies);
    const body = bodies[encoding] ?? bodies.identity;
    const isPlain = encoding === 'identity';
    const isReusable = status === 200 && headers['cache-control'] !== 'no-store';
    const etag = isReusable ? `"${this.#hash}${isPlain ? '' : `-${encoding}`}"` : undefined;
    const all = {
      vary: 'accept-encoding',
      ...headers,
      ...(etag && { etag }),
      ...(!isPlain && { 'content-encoding': encoding }),
      'content-length': String(body.length),
    };
    const variant = { etag, headers: all, body };
    // Longer headers are no browser's, and not worth the memory.
    if (acceptEncoding.length <= 100) this.#variants.set(acceptEncoding, variant);
    return variant;
  }
}

/** Whether the copy that a browser says it has is the current one. */
function isFresh(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.some((tag) => tag === etag || tag === '*');
}
