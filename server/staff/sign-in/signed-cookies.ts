import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseCookie } from 'cookie';

/**
 * Whether a request has a cookie that better-auth has signed. Its contents may be out of date; this only keeps
 * requests with an invented cookie, or with none, from the library and the database.
 * @param cookie the request's Cookie header
 * @param name the whole name, with its prefix
 */
export function hasSignedCookie(cookie: string | undefined, name: string, secret: string): boolean {
  // Its format is VALUE.SIGNATURE, in which the signature is in base64.
  const signed = parseCookie(cookie ?? '')[name] ?? '';
  const dot = signed.lastIndexOf('.');
  if (dot < 0) return false;
  const given = Buffer.from(signed.slice(dot + 1), 'base64');
  const expected = createHmac('sha256', secret).update(signed.slice(0, dot)).digest();
  return given.length === expected.length && timingSafeEqual(given, expected);
}
