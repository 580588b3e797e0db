import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/index.ts';
import { FailureLog } from './failure-log.ts';

/** What staff can change on the public pages; `site-drafts` are changes that are not published yet. */
export type Subject = 'site' | 'site-drafts';

/** How often each server polls for changes, in milliseconds. */
const defaultInterval = 2_000;

/** Reloads a subject. If it rejects, it is called again at the next poll; it logs its own failures. */
type Listener = () => Promise<void> | void;

/**
 * Records that a subject has changed, so that every server reloads it within seconds. Call it in
 * the transaction that makes the change.
 */
export async function noteChange(database: Database, subject: Subject): Promise<void> {
  await database
    .insertInto('site_changes')
    .values({ subject, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({ revision: sql<number>`site_changes.revision + 1` }),
    )
    .execute();
}

/** How many times a subject has changed. */
export async function revisionOf(database: Database, subject: Subject): Promise<number> {
  const found = await database
    .selectFrom('site_changes')
    .select('revision')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return found?.revision ?? 0;
}

/** Notifies the parts of this server when staff have changed something, on this server or another. */
export class SiteChanges {
  readonly #database: Database;
  readonly #failures: FailureLog;
  readonly #interval: number;
  /** Each with the revision that it last read; null if uncertain. */
  readonly #listeners: { subject: Subject; listener: Listener; read: number | null }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #state: 'idle' | 'polling' | 'stopped' = 'idle';
  #polling: Promise<void> = Promise.resolve();

  /** @param interval the pause between two polls, in milliseconds */
  constructor(database: Database, log: Logger, interval = defaultInterval) {
    this.#database = database;
    this.#interval = interval;
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'could not poll for changes by staff'),
      works: () => log.info('polling for changes by staff works again'),
    });
  }

  /** Calls a listener after each change to a subject, at startup, and when the database answers again. */
  on(subject: Subject, listener: Listener): void {
    this.#listeners.push({ subject, listener, read: null });
  }

  /** Starts polling. */
  start(): void {
    this.#state = 'polling';
    void this.check();
  }

  /**
   * Polls immediately, for a change made on this server. Resolves when the listeners have reloaded; never rejects.
   */
  check(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#polling = this.#polling.then(() => this.#poll());
    return this.#polling;
  }

  /** Stops polling; resolves when the last query has finished. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    if (this.#timer) clearTimeout(this.#timer);
    await this.#polling;
  }

  async #poll(): Promise<void> {
    if (this.#state === 'stopped') return;
    try {
      const rows = await this.#database.selectFrom('site_changes').selectAll().execute();
      this.#failures.works();
      await this.#notify(new Map(rows.map(({ subject, revision }) => [subject, revision])));
    } catch (error) {
      this.#failures.failed(error);
      // Anything may have changed meanwhile, so all listeners are called once the database answers again.
      for (const each of this.#listeners) each.read = null;
    }
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#state !== 'polling') return;
    this.#timer = setTimeout(() => void this.check(), this.#interval).unref();
  }

  async #notify(revisions: Map<Subject, number>): Promise<void> {
    for (const each of this.#listeners) {
      const revision = revisions.get(each.subject) ?? 0;
      if (each.read === revision) continue;
      const reading = Promise.resolve(each.listener());
      each.read = await reading.then(
        () => revision,
        () => null,
      );
    }
  }
}
