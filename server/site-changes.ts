import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './database/index.ts';

/** What staff change on the public pages. */
export type Subject = 'posts' | 'notices';

/** How often a server asks what others have changed, in milliseconds. */
const interval = 2_000;

/**
 * Notes that a subject has changed, so that every server reads it again within seconds. In a
 * transaction, together with the change itself.
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

/** Tells the parts of this server what staff have changed, on this server or on any other. */
export class SiteChanges {
  readonly #database: Database;
  readonly #log: Logger;
  readonly #listeners: { subject: Subject; listener: () => void }[] = [];
  #known: Map<Subject, number> | null = null;
  #timer: NodeJS.Timeout | null = null;
  #stopped = false;
  #asking: Promise<void> = Promise.resolve();

  constructor(database: Database, log: Logger) {
    this.#database = database;
    this.#log = log;
  }

  /** Calls a listener after every change of a subject, and after every time of not knowing. */
  on(subject: Subject, listener: () => void): void {
    this.#listeners.push({ subject, listener });
  }

  /** Begins to ask every two seconds. */
  start(): void {
    void this.check();
  }

  /** Asks now; for the server on which something was changed. Never rejects. */
  check(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#asking = this.#asking.then(() => this.#ask());
    return this.#asking;
  }

  /** Asks no more; what was asked last is waited for. */
  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#asking;
  }

  async #ask(): Promise<void> {
    if (this.#stopped) return;
    try {
      const rows = await this.#database.selectFrom('site_changes').selectAll().execute();
      this.#tell(new Map(rows.map(({ subject, revision }) => [subject, revision])));
    } catch (error) {
      if (this.#known) this.#log.warn({ err: error }, 'changes of the site could not be read');
      // Whatever has changed meanwhile is told when the database answers again.
      this.#known = null;
    }
    if (this.#timer) clearTimeout(this.#timer);
    if (!this.#stopped) this.#timer = setTimeout(() => void this.check(), interval).unref();
  }

  #tell(revisions: Map<Subject, number>): void {
    const before = this.#known;
    this.#known = revisions;
    for (const { subject, listener } of this.#listeners) {
      if (!before || before.get(subject) !== revisions.get(subject)) listener();
    }
  }
}
