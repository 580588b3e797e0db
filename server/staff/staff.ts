import type { Logger } from 'pino';
import type { SessionResponse } from '../../shared/desk/sign-in.ts';
import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { fairQueue } from '../queue.ts';
import { timestamp } from '../time/clock.ts';
import { deleteOldAccesses } from './access-log.ts';
import { People } from './people.ts';
import { mailResetLink } from './reset-mail.ts';
import type { Auth } from './sign-in/auth.ts';
import { KnownDevices } from './sign-in/known-devices.ts';
import { ensureDeskSecret } from './sign-in/secret.ts';
import { findSession, hasSessionCookie, type Session } from './sign-in/sessions.ts';
import { SignInLimit } from './sign-in/sign-in-limit.ts';

/** How many sign-ins may wait in each queue: about three seconds of work. */
const maxWaiting = 30;

export interface StaffOptions {
  config: Config;
  database: Database;
  log: Logger;
}

/** Accounts and sessions of the staff. */
export class Staff {
  readonly people: People;
  readonly #options: StaffOptions;
  readonly #limit: SignInLimit;
  /**
   * Hashing a password keeps a processor busy for a twentieth of a second or more, and takes 32 MB. One is
   * hashed at a time for strangers, and one for known people: this leaves two of the four threads of Node's
   * pool for pages and files, and strangers can delay only each other.
   */
  readonly #queues = {
    known: fairQueue({ concurrency: 1, perNetwork: 1, maxWaiting }),
    strangers: fairQueue({ concurrency: 1, perNetwork: 1, maxWaiting }),
  };
  #auth: Promise<Auth> | null = null;
  #secret: string | null = null;

  constructor(options: StaffOptions) {
    const { config, database } = options;
    this.#options = { ...options, log: options.log.child({ part: 'desk' }) };
    this.#limit = new SignInLimit(database);
    const { siteUrl } = config;
    this.people = new People({
      database,
      limit: this.#limit,
      siteUrl,
      loadAuth: () => this.loadAuth(),
    });
  }

  /**
   * better-auth, loaded when first needed: a server whose desk is not used saves its 50 MB of memory, and
   * generates no secret.
   * @throws if the secret cannot be written
   */
  loadAuth(): Promise<Auth> {
    this.#auth ??= this.#load().catch((error) => {
      this.#auth = null;
      throw error;
    });
    return this.#auth;
  }

  /**
   * Does work that hashes a password, when its turn comes.
   * @param network the network that the request comes from; if many of its requests wait, the latest are refused
   * @param isKnown whether it is for someone who is signed in, has a link to choose a password, or is on a device where
   *   they signed in before
   * @throws OverloadedError if too many are waiting
   */
  runInTurn<Result>(
    network: string,
    isKnown: boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return (isKnown ? this.#queues.known : this.#queues.strangers)(network, work);
  }

  /**
   * Devices on which someone has signed in before.
   * @throws if the secret cannot be written
   */
  get devices(): KnownDevices {
    return new KnownDevices(this.#loadSecret());
  }

  /**
   * Resets the count of wrong passwords, after the right one.
   * @param cookie the request's Cookie header
   */
  resetFailures(email: string, cookie: string | undefined): Promise<void> {
    return this.#limit.resetFailures(email, this.devices.idOf(cookie, email));
  }

  /**
   * The session of a request.
   * @param cookie the request's Cookie header
   * @param shouldExtend whether to extend the session, because a person made the request
   */
  async findSession(cookie: string | undefined, shouldExtend: boolean): Promise<Session | null> {
    return hasSessionCookie(cookie)
      ? findSession(await this.loadAuth(), cookie, shouldExtend)
      : null;
  }

  /** Mails a link for choosing another password, if the server sends mail; never throws. */
  mailResetLink(email: string): Promise<void> {
    return mailResetLink({ ...this.#options, people: this.people }, email);
  }

  /** Describes a session to the desk. */
  async describe({ person }: Session): Promise<SessionResponse> {
    const { config } = this.#options;
    const { isMailed, language: choice } = await this.people.readPreferences(person.id);
    const language = config.clinic.staffWords.find((words) => words.language === choice)?.language;
    return {
      person,
      mail: { available: config.mail !== null, on: isMailed },
      timeZone: config.timeZone,
      languages: [...config.languages],
      language: language ?? null,
    };
  }

  async #load(): Promise<Auth> {
    const { createAuth } = await import('./sign-in/auth.ts');
    return createAuth({
      ...this.#options,
      limit: this.#limit,
      devices: this.devices,
      secret: this.#loadSecret(),
    });
  }

  #loadSecret(): string {
    this.#secret ??= ensureDeskSecret(this.#options.config);
    return this.#secret;
  }
}

/** The regular deletion of old entries of the access log, counts of wrong passwords, and expired sessions and links. */
export function staffCleanupTasks(
  database: Database,
  { enquiryRetentionDays }: Pick<Config, 'enquiryRetentionDays'>,
): CleanupTasks {
  const limit = new SignInLimit(database);
  return {
    'access log': () => deleteOldAccesses(database, enquiryRetentionDays),
    'wrong passwords': () => limit.deleteOld(),
    sessions: () => deleteExpired(database),
  };
}

async function deleteExpired(database: Database): Promise<void> {
  for (const table of ['staff_sessions', 'staff_verifications'] as const) {
    await database.deleteFrom(table).where('expires_at', '<', timestamp()).execute();
  }
}
