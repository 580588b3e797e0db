import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The encodings of a body, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** One body in each encoding that exists for it. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The best encoding of a body for an Accept-Encoding header. Between equal quality values the smaller
 * encoding wins. A browser that accepts none of them gets the plain body.
 */
export function chooseEncoding(acceptEncoding = '', bodies: Bodies): Encoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const best = negotiator.encoding(Object.keys(bodies), { preferred: encodings });
  return encodings.find((encoding) => encoding === best) ?? 'identity';
}

/** Compresses a body that is rendered on demand: speed matters more here than the smallest size. */
export async function compress(identity: Buffer, contentType: string): Promise<Bodies> {
  if (!/^(text\/|application\/(json|xml|rss))/.test(contentType)) return { identity };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzip] = await Promise.all([brotli(identity, quality), gzipped(identity)]);
  return { identity, br, gzip };
}
