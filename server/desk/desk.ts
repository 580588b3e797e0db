import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import type { Auth } from './auth.ts';
import { People } from './people.ts';
import { readDeskSecret } from './secret.ts';
import { hasSessionCookie, readSession, type Session } from './sessions.ts';
import { SignInLimit } from './sign-in-limit.ts';

export interface DeskOptions {
  config: Config;
  database: Database;
  log: Logger;
}

/** Who works at the clinic, and who is signed in. */
export class Desk {
  readonly people: People;
  readonly #options: DeskOptions;
  readonly #limit: SignInLimit;
  #auth: Promise<Auth> | null = null;

  constructor(options: DeskOptions) {
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

  /** Forgets the wrong passwords of an account, after the right one. */
  forgive(email: string): Promise<void> {
    return this.#limit.forgive(email);
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
    const { config } = this.#options;
    return createAuth({
      ...this.#options,
      limit: this.#limit,
      secret: readDeskSecret(config),
    });
  }
}
