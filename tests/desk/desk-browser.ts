import { createHmac } from 'node:crypto';
import pRetry from 'p-retry';
import { isLocked } from '../../server/database/sqlite-dialect.ts';
import type { Staff } from '../../server/staff/staff.ts';
import { hashQuickly } from './quick-hashing.ts';

hashQuickly();

/** The password of everyone in these tests. */
export const password = 'a long and quiet word';

interface DeskResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: each test validates with a schema what it reads from the body
  body: any;
  headers: Headers;
}

let browserCount = 0;

/** The browser of someone at the clinic: it keeps cookies, and names the origin of its requests. */
export class DeskBrowser {
  readonly cookies = new Map<string, string>();
  readonly #url: string;
  readonly #headers: Record<string, string>;

  /**
   * @param headers sent with every request
   */
  constructor(url: string, headers: Record<string, string> = {}) {
    browserCount += 1;
    this.#url = url;
    this.#headers = {
      origin: url,
      'x-forwarded-for': `10.2.${Math.floor(browserCount / 250)}.${browserCount % 250}`,
      'user-agent': 'A browser',
      ...headers,
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<DeskResponse> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body: unknown = {}): Promise<DeskResponse> {
    return this.request('POST', path, body);
  }

  /**
   * @param path below `/api/desk`
   */
  request(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<DeskResponse> {
    if (body === undefined) return this.#send(path, { method, headers });
    const jsonHeaders = { 'content-type': 'application/json', ...headers };
    return this.#send(path, { method, headers: jsonHeaders, body: JSON.stringify(body) });
  }

  /** Uploads a file unchanged. */
  upload(
    path: string,
    file: Uint8Array,
    type: string,
    headers: Record<string, string> = {},
  ): Promise<DeskResponse> {
    return this.#send(path, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body: new Uint8Array(file),
    });
  }

  async #send(
    path: string,
    options: {
      method: string;
      headers: Record<string, string>;
      body?: string | Uint8Array<ArrayBuffer>;
    },
  ): Promise<DeskResponse> {
    const response = await fetch(`${this.#url}/api/desk${path}`, {
      ...options,
      headers: {
        ...this.#headers,
        ...(this.cookies.size > 0 && { cookie: this.#cookieHeader() }),
        ...options.headers,
      },
    });
    this.#keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return {
      status: response.status,
      body: isJson && text !== '' ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  signIn(email: string, secret = password, isSharedComputer = false): Promise<DeskResponse> {
    return this.post('/auth/sign-in/email', {
      email,
      password: secret,
      rememberMe: !isSharedComputer,
    });
  }

  /** Another browser with the same cookies, as if they had been stolen. */
  copy(): DeskBrowser {
    const copy = new DeskBrowser(this.#url);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  #cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  #keepCookies(cookies: string[]): void {
    for (const cookie of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '' || /max-age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

let personCount = 0;

/**
 * Adds an account, and chooses the password of these tests for it.
 * @param name by default Meera Joshi, with a number if that is taken
 * @returns their browser, signed in, with their email address and the account's id
 */
export async function addPerson(
  { url, services }: { url: string; services: { staff: Pick<Staff, 'people'> } },
  role: 'reception' | 'doctor',
  name?: string,
): Promise<{ browser: DeskBrowser; email: string; id: string }> {
  personCount += 1;
  const email = `person-${personCount}@clinic.example`;
  const names = (await services.staff.people.list()).map((person) => person.name);
  const defaultName = names.includes('Meera Joshi') ? `Meera Joshi ${personCount}` : 'Meera Joshi';
  const person = { name: name ?? defaultName, email, role };
  // The server may be writing to SQLite at this moment.
  const retryForever = { retries: Number.POSITIVE_INFINITY, factor: 1, minTimeout: 20 };
  const add = () => services.staff.people.add(person);
  const invitation = await pRetry(add, { ...retryForever, shouldRetry: isLocked });
  const browser = new DeskBrowser(url);
  await choosePassword(browser, invitation?.link ?? '');
  await browser.signIn(email);
  return { browser, email, id: invitation?.person.id ?? '' };
}

/** 200 if someone is signed in to a browser, otherwise 401. */
export async function sessionStatus(browser: DeskBrowser): Promise<number> {
  return (await browser.get('/session')).status;
}

/** Follows the link of an invitation or a reset. */
export function choosePassword(browser: DeskBrowser, link: string, newPassword = password) {
  return browser.post('/auth/reset-password', { token: link.split('#')[1], newPassword });
}

/**
 * The code that an authenticator shows (RFC 6238).
 * @param uri what the authenticator was set up with
 */
export function codeOf(uri: string, at = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const secret = fromBase32(new URL(uri).searchParams.get('secret') ?? '');
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = digest.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
