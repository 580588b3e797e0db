import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { byPlace, type Edit } from '../../../src/content/edits/edit.ts';
import type { Database } from '../../database/index.ts';
import { FailureLog } from '../../failure-log.ts';
import type { SiteChanges } from '../../site-changes.ts';
import { fromStored, stored } from './json-value.ts';

/** What staff have published: it lies over the clinic's folder. */
export interface PublishedEdits {
  /** By file, then by field. */
  all: Edit[];
  /** A short text that changes when any of them does; empty if there are none. */
  hash: string;
}

/** What publishing does besides making the pages. */
export interface PublishingSteps {
  /** Called when its turn comes; if it rejects, nothing is made. */
  check: () => Promise<void>;
  /** If it rejects, the pages stay as they are. */
  store: () => Promise<void>;
}

/** Reads what staff have published. */
export async function readPublishedEdits(database: Database): Promise<PublishedEdits> {
  const rows = await database.selectFrom('site_edits').select(['file', 'field', 'value']).execute();
  return publishedEdits(
    rows.map(({ file, field, value }) => ({ file, field, value: fromStored(value) })),
  );
}

/** Edits as the pages are made of them. */
export function publishedEdits(edits: Edit[]): PublishedEdits {
  const all = edits.toSorted(byPlace);
  if (all.length === 0) return { all, hash: '' };
  const lines = all.map(({ file, field, value }) => [file, field, stored(value)]);
  return { all, hash: createHash('sha256').update(JSON.stringify(lines)).digest('base64url') };
}

interface FollowedEditsOptions {
  database: Database;
  log: Logger;
  changes: SiteChanges;
}

/** Knows what staff have published, on this server or another. */
export class FollowedEdits {
  readonly #database: Database;
  readonly #failures: FailureLog;
  /** Null as long as nobody knows. */
  current: PublishedEdits | null = null;

  constructor({ database, log, changes }: FollowedEditsOptions) {
    this.#database = database;
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'changes of the pages by staff could not be read'),
      works: () => log.info('changes of the pages by staff are read again'),
    });
    changes.on('site', () => this.read());
  }

  /** What staff have published; read now if nobody knows. */
  async known(): Promise<PublishedEdits> {
    this.current ??= await readPublishedEdits(this.#database);
    return this.current;
  }

  /** Reads them from the database. Rejects where that fails; what was known before then stays. */
  async read(): Promise<void> {
    try {
      this.current = await readPublishedEdits(this.#database);
      this.#failures.works();
    } catch (error) {
      this.#failures.failed(error);
      throw error;
    }
  }
}
