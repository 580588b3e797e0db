import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import type { ChangedTexts } from '../../src/content/files.ts';
import type { Database } from '../database/index.ts';
import { FailureLog } from '../log.ts';
import { RepeatedTask } from '../time/repeated-task.ts';

/** What staff have published; it overrides files of the clinic's folder. */
export interface PublishedTexts {
  texts: ChangedTexts;
  /** Changes when any of them does; empty if there are none. */
  hash: string;
}

/** Reads what staff have published. */
export async function readPublishedTexts(database: Database): Promise<PublishedTexts> {
  const rows = await database
    .selectFrom('content_published')
    .select(['path', 'text'])
    .orderBy('path')
    .execute();
  return toPublishedTexts(new Map(rows.map(({ path, text }) => [path, text])));
}

/** Adds the hash of published texts to them. */
export function toPublishedTexts(texts: ChangedTexts): PublishedTexts {
  if (texts.size === 0) return { texts, hash: '' };
  const sortedTexts = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return {
    texts,
    hash: createHash('sha256').update(JSON.stringify(sortedTexts)).digest('base64url'),
  };
}

/** What staff change; `site-drafts` are changes that are not published yet. */
export type Subject = 'site' | 'site-drafts';

/**
 * Records that a subject has changed, so that every server reloads it within seconds. Call it in
 * the transaction that makes the change.
 */
export async function recordChange(database: Database, subject: Subject): Promise<void> {
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
  const row = await database
    .selectFrom('site_changes')
    .select('revision')
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.revision ?? 0;
}

/** How often each server looks for publications by another, in milliseconds. */
const defaultInterval = 2_000;

/** Keeps what staff have published, on this server or another, in memory. */
export class PublishedTextsWatcher extends RepeatedTask {
  /** The published texts; null until they have been read. */
  current: PublishedTexts | null = null;
  readonly #database: Database;
  readonly #failures: FailureLog;
  readonly #limit = pLimit(1);
  /** The revision that was read last; null if uncertain. */
  #revision: number | null = null;

  constructor(database: Database, log: Logger, interval = defaultInterval) {
    super(() => this.check(), interval);
    this.#database = database;
    this.#failures = new FailureLog({
      onFailure: (fields) => log.warn(fields, 'could not read what staff have published'),
      onRecovery: () => log.info('what staff have published can be read again'),
    });
  }

  /** The published texts; reads them now if they have not been read yet. */
  async load(): Promise<PublishedTexts> {
    this.current ??= await readPublishedTexts(this.#database);
    return this.current;
  }

  /** Reads the published texts if they have changed; never rejects. Call it after a change on this server. */
  check(): Promise<void> {
    return this.#limit(() => this.#check());
  }

  async #check(): Promise<void> {
    try {
      const revision = await revisionOf(this.#database, 'site');
      if (revision !== this.#revision) this.current = await readPublishedTexts(this.#database);
      this.#revision = revision;
      this.#failures.recordSuccess();
    } catch (error) {
      this.#failures.recordFailure(error);
      // Another database may answer next time, such as a restored backup.
      this.#revision = null;
    }
  }
}
