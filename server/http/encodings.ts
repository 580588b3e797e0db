import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The forms a body is sent in, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const preferred: Encoding[] = ['br', 'gzip', 'identity'];
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The best form that a browser takes, by the quality values of its Accept-Encoding header. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const headers = { 'accept-encoding': acceptEncoding ?? '' };
  const [best] = new Negotiator({ headers }).encodings(preferred, { preferred });
  return preferred.find((encoding) => encoding === best) ?? 'identity';
}

/** Whether a content type shrinks when compressed. */
export function compresses(contentType: string): boolean {
  return /^(text\/|image\/svg|application\/(javascript|json|manifest|xml|rss|ld\+json))/.test(
    contentType,
  );
}

/** Compresses a body that is made on demand: quickly rather than as small as can be. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  }
  return encoding === 'gzip' ? gzipped(body, { level: 6 }) : Promise.resolve(body);
}
