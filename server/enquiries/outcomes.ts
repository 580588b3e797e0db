import { createHash, randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { moment } from './deliveries.ts';

/** How long an outcome can be shown, in milliseconds. */
export const outcomeLasts = 600_000;

/** The cookie that leads a visitor without JavaScript to the outcome of the post. */
export const outcomeCookie = 'enquiry';

/** Held in memory at most this many, while the database cannot hold them. */
const mostHeld = 500;

const fieldProblem = z.enum(['missing', 'too-long', 'invalid']).optional();
const outcomeSchema = z.object({
  status: z.enum(['success', 'error']),
  problem: z.enum(['invalid', 'too-many', 'failed', 'unavailable']).nullable(),
  fields: z.object({
    name: fieldProblem,
    email: fieldProblem,
    phone: fieldProblem,
    message: fieldProblem,
  }),
  values: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    message: z.string(),
  }),
});

/** What the page after a post without JavaScript shows: the outcome, and the fields as they were typed. */
export type FormOutcome = z.infer<typeof outcomeSchema>;

/** Keeps outcomes for ten minutes, where every server finds them. */
export class FormOutcomes {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #held = new Map<string, { outcome: string; expires_at: string }>();

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /**
   * Keeps an outcome for the visitor who now follows the redirect.
   * @returns the token for the cookie
   */
  async put(outcome: FormOutcome): Promise<string> {
    const token = randomBytes(24).toString('base64url');
    const token_hash = hash(token);
    const row = { outcome: JSON.stringify(outcome), expires_at: moment(outcomeLasts) };
    try {
      await this.#database
        .insertInto('form_outcomes')
        .values({ token_hash, ...row })
        .execute();
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a form outcome is held in memory');
      this.#hold(token_hash, row);
    }
    return token;
  }

  /**
   * Finds the outcome that a visitor's cookie leads to. Success is shown once: reloading gives a
   * fresh form. After an error the fields stay filled until they expire.
   * @param cookieHeader the whole Cookie header, or null
   * @returns null when there is none, it has expired, or the database does not answer
   */
  async take(cookieHeader: string | null): Promise<FormOutcome | null> {
    const token = /(?:^|;\s*)enquiry=([\w-]{32})(?:;|$)/.exec(cookieHeader ?? '')?.[1];
    if (token === undefined) return null;
    try {
      const row = this.#held.get(hash(token)) ?? (await this.#find(hash(token)));
      if (!row || row.expires_at < moment()) return null;
      const outcome = outcomeSchema.parse(JSON.parse(row.outcome));
      if (outcome.status === 'success') await this.#remove(hash(token));
      return outcome;
    } catch (error) {
      this.#log.error({ reason: reasonOf(error) }, 'a form outcome could not be read');
      return null;
    }
  }

  /** Deletes what has expired; it holds what visitors typed. */
  async sweep(): Promise<void> {
    for (const [key, row] of this.#held) if (row.expires_at < moment()) this.#held.delete(key);
    await this.#database.deleteFrom('form_outcomes').where('expires_at', '<', moment()).execute();
  }

  #find(tokenHash: string) {
    return this.#database
      .selectFrom('form_outcomes')
      .select(['outcome', 'expires_at'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
  }

  async #remove(tokenHash: string): Promise<void> {
    this.#held.delete(tokenHash);
    await this.#database.deleteFrom('form_outcomes').where('token_hash', '=', tokenHash).execute();
  }

  #hold(tokenHash: string, row: { outcome: string; expires_at: string }): void {
    const [oldest] = this.#held.keys();
    if (this.#held.size >= mostHeld && oldest !== undefined) this.#held.delete(oldest);
    this.#held.set(tokenHash, row);
  }
}

/** Whoever reads the table must not be able to use what it says as a cookie. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
