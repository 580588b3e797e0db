import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import cookies from '@fastify/cookie';
import { cookiePrefix, knownDeviceLifetime } from './settings.ts';

/**
 * Knows the devices on which somebody has signed in before, by a signed cookie for each account. What
 * strangers do cannot lock such a device out: its wrong passwords are counted apart from theirs.
 */
export class KnownDevices {
  readonly #secret: string;

  /** @param secret signs the cookies */
  constructor(secret: string) {
    this.#secret = secret;
  }

  /**
   * Which device a request comes from.
   * @param cookie the request's header
   * @returns null where this account has not signed in on it
   */
  idOf(cookie: string | null | undefined, email: string): string | null {
    const value = cookies.parse(cookie ?? '')[this.#nameFor(email)] ?? '';
    const [id = '', signature = ''] = value.split('.');
    const expected = this.#sign(`${id} ${plain(email)}`);
    const isOurs =
      signature.length === expected.length &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isOurs ? id : null;
  }

  /** The cookie to set after a sign-in, which keeps the id that the device may have already. */
  cookieFor(cookie: string | undefined, email: string): string {
    const id = this.idOf(cookie, email) ?? randomBytes(16).toString('base64url');
    const value = `${id}.${this.#sign(`${id} ${plain(email)}`)}`;
    return cookies.serialize(this.#nameFor(email), value, {
      path: '/api/desk',
      maxAge: knownDeviceLifetime / 1_000,
      httpOnly: true,
      sameSite: 'lax',
    });
  }

  /** One for each account, since several people may use a device; it does not tell whose it is. */
  #nameFor(email: string): string {
    return `${cookiePrefix}.device_${this.#sign(plain(email)).slice(0, 16)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`known device ${text}`).digest('base64url');
  }
}

function plain(email: string): string {
  return email.trim().toLowerCase();
}
