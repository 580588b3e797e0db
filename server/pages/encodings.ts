import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The forms a body is sent in, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** One body in every form that there is of it. */
export type Bodies = Partial<Record<Encoding, Buffer>> & { identity: Buffer };

const preferred: Encoding[] = ['br', 'gzip', 'identity'];
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Browsers send a handful of different headers; longer ones are nobody's and not worth keeping. */
const known = new LRUCache<string, Encoding[]>({ max: 200 });
const longestKept = 100;

/**
 * The forms that a browser takes by its Accept-Encoding header, best first. Equal quality values
 * are decided by size. The plain form is what is left for a browser that takes nothing of ours.
 */
export function acceptedEncodings(acceptEncoding = ''): Encoding[] {
  const remembered = known.get(acceptEncoding);
  if (remembered) return remembered;
  const headers = { 'accept-encoding': acceptEncoding };
  const best = new Negotiator({ headers }).encodings(preferred, { preferred });
  const accepted = best.flatMap((name) => preferred.find((encoding) => encoding === name) ?? []);
  if (acceptEncoding.length <= longestKept) known.set(acceptEncoding, accepted);
  return accepted;
}

/** The best form of a body for a browser. */
export function chooseEncoding(acceptEncoding: string | undefined, bodies: Bodies): Encoding {
  return acceptedEncodings(acceptEncoding).find((encoding) => bodies[encoding]) ?? 'identity';
}

/** Whether a content type shrinks when compressed. */
function compresses(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|ld\+json))/.test(
    contentType,
  );
}

/**
 * Makes every form of a body that is made on demand: quickly rather than as small as can be.
 * @param encodings the forms that are asked for
 */
export async function compress(
  identity: Buffer,
  contentType: string,
  encodings: Encoding[] = preferred,
): Promise<Bodies> {
  if (!compresses(contentType)) return { identity };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const [br, gzip] = await Promise.all([
    encodings.includes('br') && brotli(identity, quality),
    encodings.includes('gzip') && gzipped(identity, { level: 6 }),
  ]);
  return { identity, ...(br && { br }), ...(gzip && { gzip }) };
}
