import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ChangedTexts } from '../../src/content/files.ts';
import type { Database } from '../database/index.ts';
import { FailureLog } from '../failure-log.ts';
import type { SiteChanges } from '../site-changes.ts';

/**
 * Returns a short text that changes when any file in a folder changes. It is polled every half second, because
 * a watcher would miss a folder that is replaced as a whole, and some that a container mounts.
 */
export async function folderState(folder: string): Promise<string> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  // Hidden files belong to editors.
  const shown = names.filter((name) => !/(^|\/)\./.test(name)).sort();
  const lines = shown.map(async (name) => {
    const found = await stat(join(folder, name)).catch(() => null);
    return found?.isFile()
      ? `${name} ${found.ino} ${found.size} ${found.mtimeMs} ${found.ctimeMs}`
      : '';
  });
  return createHash('sha256')
    .update((await Promise.all(lines)).join('\n'))
    .digest('base64url');
}

/** What staff have published: it stands in place of files of the clinic's folder. */
export interface PublishedTexts {
  texts: ChangedTexts;
  /** A short text that changes when any of them does; empty if there are none. */
  hash: string;
}

/** Reads what staff have published. */
export async function readPublishedTexts(database: Database): Promise<PublishedTexts> {
  const rows = await database
    .selectFrom('content_published')
    .select(['path', 'text'])
    .orderBy('path')
    .execute();
  return publishedTexts(new Map(rows.map(({ path, text }) => [path, text])));
}

/** Published texts with their hash. */
export function publishedTexts(texts: ChangedTexts): PublishedTexts {
  if (texts.size === 0) return { texts, hash: '' };
  const sorted = [...texts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { texts, hash: createHash('sha256').update(JSON.stringify(sorted)).digest('base64url') };
}

interface FollowedTextsOptions {
  database: Database;
  log: Logger;
  changes: SiteChanges;
}

/** Knows what staff have published, on this server or another. */
export class FollowedTexts {
  readonly #database: Database;
  readonly #failures: FailureLog;
  /** Null as long as nobody knows. */
  current: PublishedTexts | null = null;

  constructor({ database, log, changes }: FollowedTextsOptions) {
    this.#database = database;
    this.#failures = new FailureLog({
      failed: (fault) => log.warn(fault, 'changes of the pages by staff could not be read'),
      works: () => log.info('changes of the pages by staff are read again'),
    });
    changes.on('site', () => this.read());
  }

  /** What staff have published; read now if nobody knows. */
  async known(): Promise<PublishedTexts> {
    this.current ??= await readPublishedTexts(this.#database);
    return this.current;
  }

  /** Reads them from the database. Rejects where that fails; what was known before then stays. */
  async read(): Promise<void> {
    try {
      this.current = await readPublishedTexts(this.#database);
      this.#failures.works();
    } catch (error) {
      this.#failures.failed(error);
      throw error;
    }
  }
}
