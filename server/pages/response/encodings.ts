import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The encodings of a body, the smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

/** One body in each encoding that exists for it. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/**
 * The smallest encoding of a body that an Accept-Encoding header names, and does not refuse with `q=0`. Browsers
 * name no preference; a client that accepts nothing of ours gets the plain body.
 */
export function chooseEncoding(acceptEncoding = '', bodies: Bodies): Encoding {
  const accepted = acceptEncoding.toLowerCase().split(/\s*,\s*/);
  const isAccepted = (name: string) =>
    accepted.some((each) => each.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(each));
  return encodings.find((each) => bodies[each] && isAccepted(each)) ?? 'identity';
}

/** What is worth compressing; pictures and fonts are compressed already. */
const texts = /^(text\/|application\/(json|xml|rss|manifest)|image\/(svg|vnd\.microsoft))/;

/**
 * Compresses a body, in every encoding that makes it smaller. Brotli's highest quality would make a page a tenth
 * smaller, and takes twenty times as long.
 */
export async function compress(identity: Buffer, contentType: string): Promise<Bodies> {
  if (!texts.test(contentType)) return { identity };
  const [br, gzip] = await Promise.all([
    brotli(identity, { params: brotliParameters(identity) }),
    gzipped(identity),
  ]);
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gzip.length < identity.length && { gzip }),
  };
}

/** A window no larger than the body: with the usual one, each compression takes many megabytes. */
function brotliParameters({ length }: Buffer): Record<number, number> {
  const window = Math.ceil(Math.log2(length + 1));
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  return {
    [constants.BROTLI_PARAM_QUALITY]: 7,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(
      BROTLI_DEFAULT_WINDOW,
      Math.max(BROTLI_MIN_WINDOW_BITS, window),
    ),
  };
}
