import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/index.ts';
import { FailureLog } from './failure-log.ts';

/** What staff can change on the public pages, and the changes of the site that are not published yet. */
export type Subject = 'posts' | 'notices' | 'site' | 'site-drafts';

/** How often each server polls for changes, in milliseconds. */
const usualInterval = 2_000;

/** Reads a subject again. Where it rejects, it is called again at the next poll; it logs that itself. */
type Listener = () => Promise<void> | void;

/**
 * Records that a subject has changed, so that every server reads it again within seconds. Call it in
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

/** How often a subject has been changed. */
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
  /** Each with the revision that it has read last; null where that is uncertain. */
  readonly #listeners: { subject: Subject; listener: Listener; read: number | null }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #state: 'idle' | 'polling' | 'stopped' = 'idle';
  #asking: Promise<void> = Promise.resolve();

  /** @param interval the pause between two polls, in milliseconds */
  constructor(database: Database, log: Logger, interval = usualInterval) {
    this.#database = database;
    this.#interval = interval;
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'changes of the site could not be read'),
      works: () => log.info('changes of the site are read again'),
    });
  }

  /** Calls a listener after each change of a subject, at the start, and when the database is back. */
  on(subject: Subject, listener: Listener): void {
    this.#listeners.push({ subject, listener, read: null });
  }

  /** Starts polling. */
  start(): void {
    this.#state = 'polling';
    void this.check();
  }

  /**
   * Polls now: for the server on which the change was made. Resolves when what has changed was read.
   * Never rejects.
   */
  check(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#asking = this.#asking.then(() => this.#ask());
    return this.#asking;
  }

  /** Stops polling; resolves when the last query has finished. */
  async stop(): Promise<void> {
    this.#state = 'stopped';
    if (this.#timer) clearTimeout(this.#timer);
    await this.#asking;
  }

  async #ask(): Promise<void> {
    if (this.#state === 'stopped') return;
    try {
      const rows = await this.#database.selectFrom('site_changes').selectAll().execute();
      this.#failures.works();
      await this.#tell(new Map(rows.map(({ subject, revision }) => [subject, revision])));
    } catch (error) {
      this.#failures.failed(error);
      // Anything may change meanwhile: all listeners are called when the database answers again.
      for (const each of this.#listeners) each.read = null;
    }
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#state !== 'polling') return;
    this.#timer = setTimeout(() => void this.check(), this.#interval).unref();
  }

  async #tell(revisions: Map<Subject, number>): Promise<void> {
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
