import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentType } from 'mime-types';
import { isDeskPath, withoutOtherOrigins } from './desk-page.ts';

interface ResponseParts {
  /** Its kind for metrics and log levels, when it is sent ready-made rather than rendered for the request. */
  servedAs: 'page' | 'file' | 'cached page';
  status: number;
  /** The headers that all encodings share; length, encoding, ETag and Vary are added. */
  headers: Record<string, string>;
  bodies: Bodies;
}

/** A whole response held in memory. */
export interface CachedResponse extends ResponseParts {
  /** The basis of its ETags; null if it must not be cached. */
  hash: string | null;
}

/** Prepares a response that can be sent any number of times. */
export function cachedResponse(parts: ResponseParts): CachedResponse {
  const isCacheable = parts.status === 200 && parts.headers['cache-control'] !== 'no-store';
  const hash = hashOf(parts.bodies.br ?? parts.bodies.identity);
  const headers = { ...parts.headers, vary: 'accept-encoding' };
  return { ...parts, headers, hash: isCacheable ? hash : null };
}

/** The basis of the ETags of a body. */
function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

/** The approximate memory of a response, in bytes. */
export function sizeOf({ bodies }: CachedResponse): number {
  return Object.values(bodies).reduce((sum, body) => sum + (body?.length ?? 0), 4_096);
}

/** Sends the body, compressed if the browser accepts that, or 304 if the browser's copy is current. */
export function sendCached(
  { status, headers, bodies, hash }: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const br = acceptsBrotli(request.headers['accept-encoding']) ? bodies.br : undefined;
  reply.code(status).headers(headers);
  if (hash !== null) {
    const etag = br ? `"${hash}-br"` : `"${hash}"`;
    reply.header('etag', etag);
    if (
      request.headers['if-none-match']
        ?.split(/,\s*/)
        .some((tag) => tag === '*' || tag.endsWith(etag))
    )
      return reply.code(304).removeHeader('content-type').send();
  }
  if (br) reply.header('content-encoding', 'br');
  return reply.send(br ?? plainBody(bodies));
}

/**
 * A body as it is cached: compressed, or plain if that makes it no smaller. All pages uncompressed would take 28 MB, for
 * the few clients that do not accept Brotli.
 */
export type Bodies = { identity: Buffer; br?: undefined } | { identity?: undefined; br: Buffer };

/** Decompressed bodies that are still being sent, by the compressed ones. */
const decompressedBodies = new WeakMap<Buffer, WeakRef<Buffer>>();

/** A body without any encoding; simultaneous requests share one copy. */
export function plainBody(bodies: Bodies): Buffer {
  if (bodies.identity !== undefined) return bodies.identity;
  const copy = decompressedBodies.get(bodies.br)?.deref();
  const plainBytes = copy ?? brotliDecompressSync(bodies.br);
  if (!copy) decompressedBodies.set(bodies.br, new WeakRef(plainBytes));
  return plainBytes;
}

const brotli = promisify(brotliCompress);

/** Whether an Accept-Encoding header names Brotli, and does not refuse it with `q=0`. */
export function acceptsBrotli(acceptEncoding = ''): boolean {
  const names = acceptEncoding.toLowerCase().split(/\s*,\s*/);
  return names.some((name) => name.startsWith('br') && !/;\s*q=0(\.0*)?$/.test(name));
}

/** Media types worth compressing; pictures and fonts are compressed already. */
const compressibleTypes =
  /^(text\/|application\/(json|xml|rss|manifest)|image\/(svg|vnd\.microsoft))/;

/**
 * Compresses a body, if that makes it smaller.
 * @param quality up to 11, which makes a page a tenth smaller than the default but takes twenty times as long
 */
export async function compress(
  identity: Buffer,
  contentType: string,
  quality = 7,
): Promise<Bodies> {
  if (!compressibleTypes.test(contentType)) return { identity };
  const br = await brotli(identity, { params: brotliParameters(identity, quality) });
  return br.length < identity.length ? { br } : { identity };
}

/** A window no larger than the body: with the default one, each compression takes many megabytes. */
function brotliParameters({ length }: Buffer, quality: number): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 1));
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      BROTLI_DEFAULT_WINDOW,
      Math.max(BROTLI_MIN_WINDOW_BITS, window),
    ),
  };
}

/** The media type of a file; mime-types still has the type of vCards from before it was registered. */
export function typeOf(name: string): string {
  if (name.endsWith('.vcf')) return 'text/vcard; charset=utf-8';
  return contentType(name.split('/').at(-1) ?? name) || 'application/octet-stream';
}

/** For files whose names change with their content. */
export const foreverPolicy = 'public, max-age=31536000, immutable';

/** How long browsers keep icons and pictures for shared links. */
const oneDayPolicy = 'public, max-age=86400';

/** A drawn picture, as it is served. */
export async function drawingResponse(path: string, identity: Buffer): Promise<CachedResponse> {
  return cachedResponse({
    servedAs: 'file',
    status: 200,
    headers: { 'cache-control': oneDayPolicy, 'content-type': typeOf(path) },
    bodies: await compress(identity, typeOf(path)),
  });
}

/** A rendered page or file, with the headers that it is served with. */
export function withServingHeaders(path: string, page: CachedResponse): CachedResponse {
  const type = page.headers['content-type'] ?? '';
  const servedAs = type.startsWith('text/html') ? 'page' : 'file';
  if (isDeskPath(path)) {
    const policy = withoutOtherOrigins(page.headers['content-security-policy']);
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };
    return cachedResponse({ ...page, servedAs, headers: { ...page.headers, ...headers } });
  }
  const headers = type.startsWith('image/') ? { 'cache-control': oneDayPolicy } : {};
  return { ...page, servedAs, headers: { ...page.headers, ...headers } };
}
