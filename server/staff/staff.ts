import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { oneAfterAnother } from '../queue.ts';
import type { Auth } from './auth.ts';
import { KnownDevices } from './known-devices.ts';
import { People } from './people.ts';
import { readDeskSecret } from './secret.ts';
import { hasSessionCookie, readSession, type Session } from './sessions.ts';
import { SignInLimit } from './sign-in-limit.ts';

/** How many sign-ins may wait for their turn: about three seconds of work. */
const maxWaiting = 30;

export interface StaffOptions {
  config: Config;
  database: Database;
  log: Logger;
}

/** Who works at the clinic, and who is signed in. */
export class Staff {
  readonly people: People;
  readonly #options: StaffOptions;
  readonly #limit: SignInLimit;
  /**
   * Every hash of a password keeps a processor busy for a twentieth of a second or more, and takes 32 MB.
   * There is one at a time for strangers, and one for known people: together they leave two of the four
   * threads of Node's pool to pages and files, and strangers can only hold up each other.
   */
  readonly #queues = {
    known: oneAfterAnother(maxWaiting),
    strangers: oneAfterAnother(maxWaiting),
  };
  #auth: Promise<Auth> | null = null;
  #secret: string | null = null;

  constructor(options: StaffOptions) {
    const { config, database } = options;
    this.#options = { ...options, log: options.log.child({ part: 'desk' }) };
    this.#limit = new SignInLimit(database);
    this.people = new People({
      database,
      siteUrl: config.siteUrl,
      limit: this.#limit,
      auth: () => this.auth(),
    });
  }

  /**
   * Sign-in. It is loaded when it is first needed: a server whose desk nobody uses has neither its
   * 50 MB of memory nor a secret.
   * @throws where the secret cannot be kept
   */
  auth(): Promise<Auth> {
    this.#auth ??= this.#load().catch((error) => {
      this.#auth = null;
      throw error;
    });
    return this.#auth;
  }

  /**
   * Waits its turn for something that takes a hash of a password.
   * @param isKnown whether it is for someone who is signed in, or on a device where they have been
   * @throws OverloadedError where too many wait already
   */
  hashing<Result>(isKnown: boolean, work: () => Promise<Result>): Promise<Result> {
    return (isKnown ? this.#queues.known : this.#queues.strangers)(work);
  }

  /**
   * The devices on which someone has signed in before.
   * @throws where the secret cannot be kept
   */
  get devices(): KnownDevices {
    return new KnownDevices(this.#readSecret());
  }

  /**
   * Forgets the wrong passwords of an account, after the right one.
   * @param cookie the request's header
   */
  forgive(email: string, cookie: string | undefined): Promise<void> {
    return this.#limit.forgive(email, this.devices.idOf(cookie, email));
  }

  /**
   * Who is signed in.
   * @param cookie the request's header
   * @param isUse whether the request is made by a person, so that the session lasts on
   */
  async session(cookie: string | undefined, isUse: boolean): Promise<Session | null> {
    return hasSessionCookie(cookie) ? readSession(await this.auth(), cookie, isUse) : null;
  }

  async #load(): Promise<Auth> {
    const { createAuth } = await import('./auth.ts');
    return createAuth({
      ...this.#options,
      limit: this.#limit,
      devices: this.devices,
      secret: this.#readSecret(),
    });
  }

  #readSecret(): string {
    this.#secret ??= readDeskSecret(this.#options.config);
    return this.#secret;
  }
}
