import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { cookiePrefix, knownDeviceLifetime } from './settings.ts';

/**
 * Recognises devices on which someone has signed in before, by a signed cookie for each account. A
 * stranger cannot lock out such a device: its wrong passwords are counted separately.
 */
export class KnownDevices {
  readonly #secret: string;

  /** @param secret signs the cookies */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /**
   * The id of the device that a request comes from.
   * @param cookie the request's Cookie header
   * @returns null if this account has not signed in on it
   */
  idOf(cookie: string | null | undefined, email: string): string | null {
    const value = parseCookie(cookie ?? '')[this.#cookieName(email)] ?? '';
    const [id = '', signature = ''] = value.split('.');
    const expectedSignature = this.#sign(`${id} ${normalise(email)}`);
    const isValid =
      signature.length === expectedSignature.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expectedSignature));
    return isValid ? id : null;
  }

  /** The cookie to set after a sign-in or a new password; a device keeps the id that it has. */
  cookieFor(cookie: string | undefined, email: string): string {
    const id = this.idOf(cookie, email) ?? randomBytes(16).toString('base64url');
    const value = `${id}.${this.#sign(`${id} ${normalise(email)}`)}`;
    return stringifySetCookie({
      name: this.#cookieName(email),
      value,
      path: '/api/desk',
      maxAge: knownDeviceLifetime / 1_000,
      httpOnly: true,
      sameSite: 'lax',
    });
  }

  /** One cookie name per account, since several people may share a device; it does not reveal whose it is. */
  #cookieName(email: string): string {
    return `${cookiePrefix}.device_${this.#sign(normalise(email)).slice(0, 16)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`known device ${text}`).digest('base64url');
  }
}

function normalise(email: string): string {
  return email.trim().toLowerCase();
}
