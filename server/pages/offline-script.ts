import { createHash } from 'node:crypto';
import { type CachedResponse, cachedResponse } from './response/cached-response.ts';

/** A service worker is governed by the policy of its own script: it may fetch from this site. */
const policy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * The service worker's script with a hash of the pages that it keeps, so that browsers install it again with the
 * new pages, for instance after a phone number on them has changed.
 */
export function offlineScript(script: CachedResponse, pages: CachedResponse[]): CachedResponse {
  const hash = createHash('sha256');
  for (const { bodies } of pages) hash.update(bodies.identity);
  const version = Buffer.from(`// Offline pages: ${hash.digest('hex')}\n`);
  return cachedResponse({
    servedAs: 'file',
    status: 200,
    headers: { ...script.headers, 'content-security-policy': policy },
    bodies: { identity: Buffer.concat([script.bodies.identity, version]) },
  });
}
