import { createHash, randomBytes } from 'node:crypto';
import pTimeout from 'p-timeout';
import type { Logger } from 'pino';
import { type FlashMessage, flashMessage } from '../../shared/enquiry.ts';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { timestamp, tooFarAhead } from './clock.ts';

/** How long a flash message can be shown, in seconds. */
export const flashMaxAge = 600;

/** Held in memory at most this many, while the database cannot store them. */
const mostInMemory = 500;

/** What a visitor without JavaScript is to be shown on the next page, kept where every server finds it. */
export class FlashMessages {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #timeout: number;
  readonly #inMemory = new Map<string, { outcome: string; expires_at: string }>();

  /** @param timeout longest wait for the database, in milliseconds */
  constructor(database: Database, log: Logger, timeout: number) {
    this.#database = database;
    this.#log = log;
    this.#timeout = timeout;
  }

  /**
   * Keeps a message for the visitor who now follows the redirect.
   * @returns the token for the cookie
   */
  async put(message: FlashMessage): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const token_hash = hash(token);
    const row = { outcome: JSON.stringify(message), expires_at: timestamp(flashMaxAge * 1_000) };
    try {
      const inserting = this.#database
        .insertInto('form_outcomes')
        .values({ token_hash, ...row })
        .execute();
      await pTimeout(inserting, { milliseconds: this.#timeout });
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a flash message is held in memory');
      this.#hold(token_hash, row);
    }
    return token;
  }

  /**
   * Finds the message that a visitor's cookie leads to. Success is shown once: reloading gives a
   * fresh form. After an error the fields stay filled until the message expires.
   * @param token the value of the cookie, whatever it is
   * @returns null when there is none, it has expired, or the database does not answer
   */
  async take(token: string | undefined): Promise<FlashMessage | null> {
    if (!token || !/^[\w-]{32}$/.test(token)) return null;
    try {
      return await pTimeout(this.#find(hash(token)), { milliseconds: this.#timeout });
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a flash message could not be read');
      return null;
    }
  }

  /** Deletes what has expired; it holds what visitors typed. */
  async deleteExpired(): Promise<void> {
    for (const [key, row] of this.#inMemory) if (isExpired(row)) this.#inMemory.delete(key);
    await this.#database
      .deleteFrom('form_outcomes')
      .where((row) =>
        row.or([row('expires_at', '<', timestamp()), row('expires_at', '>', longestAhead())]),
      )
      .execute();
  }

  async #find(tokenHash: string): Promise<FlashMessage | null> {
    const row = this.#inMemory.get(tokenHash) ?? (await this.#read(tokenHash));
    if (!row || isExpired(row)) return null;
    const message = flashMessage.parse(JSON.parse(row.outcome));
    if (message.status === 'success') await this.#remove(tokenHash);
    return message;
  }

  #read(tokenHash: string) {
    return this.#database
      .selectFrom('form_outcomes')
      .select(['outcome', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  async #remove(tokenHash: string): Promise<void> {
    this.#inMemory.delete(tokenHash);
    await this.#database.deleteFrom('form_outcomes').where('token_hash', '=', tokenHash).execute();
  }

  #hold(tokenHash: string, row: { outcome: string; expires_at: string }): void {
    const [oldest] = this.#inMemory.keys();
    if (this.#inMemory.size >= mostInMemory && oldest !== undefined) this.#inMemory.delete(oldest);
    this.#inMemory.set(tokenHash, row);
  }
}

function isExpired({ expires_at }: { expires_at: string }): boolean {
  return expires_at < timestamp() || expires_at > longestAhead();
}

/** Nothing expires later than this, unless a clock was wrong. */
function longestAhead(): string {
  return tooFarAhead(flashMaxAge * 1_000);
}

/** Whoever reads the table must not be able to use what it says as a cookie. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
