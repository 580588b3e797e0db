import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type FlashMessage, flashMessage } from '../../shared/enquiry.ts';
import { eachField, problemsWithoutForm } from '../../shared/enquiry-fields.ts';
import type { Database } from '../database/index.ts';
import { PlainError, reasonOf } from '../log.ts';
import { timestamp, tooFarAhead } from '../time/clock.ts';
import { beforeTimeout, type DeliveryTimings } from './outbox/timings.ts';

/** How long a flash message is kept, in seconds. */
export const flashMaxAge = 600;

/** The most messages kept in the database, and in memory as a fallback; each may take 64 KB. */
const mostKept = { inDatabase: 1_000, inMemory: 100 };

/** Nothing is stored for such a problem: the cookie holds the problem itself, and whether it was an emergency. */
const problemWithoutForm = z.enum(problemsWithoutForm);

const urgentSuffix = '.urgent';

function messageWithoutForm(token = ''): FlashMessage | null {
  const isUrgent = token.endsWith(urgentSuffix);
  const { data: problem } = problemWithoutForm.safeParse(
    isUrgent ? token.slice(0, -urgentSuffix.length) : token,
  );
  if (!problem) return null;
  return {
    status: 'error',
    problem,
    fields: {},
    values: emptyValues,
    ...(isUrgent && { urgent: true }),
  };
}

/** The fields of a message that restores no input. */
export const emptyValues = { id: '', ...eachField(() => '') };

interface FlashMessagesOptions {
  database: Database;
  log: Logger;
  timings: Pick<DeliveryTimings, 'noteTimeout' | 'timeout'>;
}

/** Flash messages for visitors without JavaScript, kept in the database for all servers. */
export class FlashMessages {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #timings: FlashMessagesOptions['timings'];
  readonly #inMemory = new LRUCache<string, string>({
    max: mostKept.inMemory,
    ttl: flashMaxAge * 1_000,
  });

  constructor({ database, log, timings }: FlashMessagesOptions) {
    this.#database = database;
    this.#log = log;
    this.#timings = timings;
  }

  /**
   * Keeps a message for the visitor to see after the redirect.
   * @returns the token for the cookie
   */
  async put(message: FlashMessage): Promise<string> {
    const withoutForm = problemWithoutForm.safeParse(message.problem);
    if (withoutForm.success) return withoutForm.data + (message.urgent ? urgentSuffix : '');
    const token = randomBytes(24).toString('base64url');
    const outcome = JSON.stringify(message);
    try {
      await this.#inTime(this.#insert(hash(token), outcome));
    } catch (error) {
      this.#log.error(
        { reason: reasonOf(error) },
        'a flash message could not be stored, and is kept in memory',
      );
      this.#inMemory.set(hash(token), outcome);
    }
    return token;
  }

  /**
   * Finds the message that belongs to a visitor's cookie, which stays until it expires: a reload shows the
   * confirmation again, with the link to the private page, or the form as it was filled in.
   * @param token the value of the cookie, which may be anything
   * @returns null when there is none, it has expired, its request was cancelled or deleted, or the database
   *   does not answer
   */
  async find(token: string | undefined): Promise<FlashMessage | null> {
    const withoutForm = messageWithoutForm(token);
    if (withoutForm) return withoutForm;
    if (!token || !isToken(token)) return null;
    try {
      const message = await this.#inTime(this.#read(hash(token)));
      return message && (await this.#hasEnded(message)) ? null : message;
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a flash message could not be read');
      return null;
    }
  }

  /** Whether there is a message, which `find` shows unless its request was cancelled or deleted. */
  async has(token: string): Promise<boolean> {
    if (messageWithoutForm(token)) return true;
    if (!isToken(token)) return false;
    try {
      return (await this.#inTime(this.#outcomeOf(hash(token)))) !== undefined;
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a flash message could not be read');
      return false;
    }
  }

  /**
   * Deletes expired messages, since they hold what visitors typed; also those that were stored by a wrong
   * clock.
   */
  async deleteExpired(): Promise<void> {
    this.#inMemory.purgeStale();
    const latest = tooFarAhead(flashMaxAge * 1_000);
    await this.#database
      .deleteFrom('form_outcomes')
      .where((row) => row.or([row('expires_at', '<', timestamp()), row('expires_at', '>', latest)]))
      .execute();
  }

  /** Waits for the database only as long as a visitor can. */
  #inTime<Result>(work: Promise<Result>): Promise<Result> {
    const { timeout, noteTimeout } = this.#timings;
    return beforeTimeout(work, timeout(noteTimeout));
  }

  async #insert(token_hash: string, outcome: string): Promise<void> {
    const { stored } = await this.#database
      .selectFrom('form_outcomes')
      .select((row) => row.fn.countAll<number>().as('stored'))
      .executeTakeFirstOrThrow();
    if (Number(stored) >= mostKept.inDatabase) throw new PlainError('too many are stored already');
    const expires_at = timestamp(flashMaxAge * 1_000);
    await this.#database
      .insertInto('form_outcomes')
      .values({ token_hash, outcome, expires_at })
      .execute();
  }

  async #read(tokenHash: string): Promise<FlashMessage | null> {
    const outcome = await this.#outcomeOf(tokenHash);
    return outcome === undefined ? null : flashMessage.parse(JSON.parse(outcome));
  }

  /** Whether nobody answers any more what it confirms; false if the database does not answer. */
  async #hasEnded({ receipt }: FlashMessage): Promise<boolean> {
    const token = receipt?.request?.split('/').at(-1);
    if (token === undefined) return false;
    const reading = this.#database
      .selectFrom('requests')
      .select('state')
      .where('token', '=', token)
      .execute();
    const rows = await this.#inTime(reading).catch(() => null);
    return rows !== null && (rows.length === 0 || rows[0]?.state === 'cancelled');
  }

  async #outcomeOf(tokenHash: string): Promise<string | undefined> {
    return this.#inMemory.get(tokenHash) ?? (await this.#stored(tokenHash));
  }

  async #stored(tokenHash: string): Promise<string | undefined> {
    const row = await this.#database
      .selectFrom('form_outcomes')
      .select(['outcome', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row && row.expires_at >= timestamp() ? row.outcome : undefined;
  }
}

function isToken(text: string): boolean {
  return /^[\w-]{32}$/.test(text);
}

/** Tokens are hashed, so that nobody who can read the table can use one as a cookie. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
