import { createHash, randomBytes } from 'node:crypto';
import { timestamp } from './time/clock.ts';

/** How long a link to a preview is valid, in milliseconds. */
const lifetime = 7 * 24 * 3_600_000;

/** Makes the secret of a new preview link, its hash (the only part that is stored), and its expiry. */
export function newPreviewToken(): { token: string; hash: string; until: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token), until: timestamp(lifetime) };
}

/** The hash under which a link is stored; null if the text cannot be such a secret. */
export function previewHash(token: string): string | null {
  return /^[\w-]{43}$/.test(token) ? hashOf(token) : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
