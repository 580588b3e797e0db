import { isOfDesk, withoutOtherOrigins } from './desk-page.ts';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';
import { compress } from './response/encodings.ts';
import { typeOf } from './response/file-types.ts';

/** How long browsers keep icons and pictures for shared links. */
const forADay = 'public, max-age=86400';

/** A drawn picture, as it is served. */
export async function drawnFile(path: string, identity: Buffer): Promise<CachedResponse> {
  return cachedResponse({
    servedAs: 'file',
    status: 200,
    headers: { 'cache-control': forADay, 'content-type': typeOf(path) },
    bodies: await compress(identity, typeOf(path)),
  });
}

/** A rendered page or file, with the headers that it is served with. */
export function withItsHeaders(path: string, page: CachedResponse): CachedResponse {
  const type = page.headers['content-type'] ?? '';
  const servedAs = type.startsWith('text/html') ? 'page' : 'file';
  if (isOfDesk(path)) {
    const policy = withoutOtherOrigins(page.headers['content-security-policy']);
    const headers = { 'content-security-policy': policy, 'cache-control': 'no-store' };
    return cachedResponse({ ...page, servedAs, headers: { ...page.headers, ...headers } });
  }
  const headers = type.startsWith('image/') ? { 'cache-control': forADay } : {};
  return { ...page, servedAs, headers: { ...page.headers, ...headers } };
}
