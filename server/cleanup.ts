import type { Logger } from 'pino';
import { type Database, overwriteDeletedData } from './database/index.ts';
import { reasonOf } from './log.ts';
import { recordTime } from './time/clock.ts';
import { RepeatedTask } from './time/repeated-task.ts';

const tenMinutes = 600_000;

/** Regular deletions, keyed by what they delete; each may return the number of deleted items. */
export type CleanupTasks = Record<string, () => Promise<unknown>>;

export interface CleanupOptions {
  database: Database;
  log: Logger;
  tasks: CleanupTasks;
}

/**
 * Deletes what has expired and overwrites deleted data, at startup and every ten minutes. Deletes nothing while
 * the clock is not trusted.
 */
export class Cleanup extends RepeatedTask {
  readonly #options: CleanupOptions;

  constructor(options: CleanupOptions) {
    super(() => this.#run(), tenMinutes);
    this.#options = options;
  }

  async #run(): Promise<void> {
    if (await this.#checkClock()) await this.#deleteExpired();
    await this.#overwriteDeletedData();
  }

  async #deleteExpired(): Promise<void> {
    const { log, tasks } = this.#options;
    for (const [task, work] of Object.entries(tasks)) {
      try {
        const deletedCount = await work();
        if (typeof deletedCount === 'number' && deletedCount > 0)
          log.info({ task, deleted: deletedCount }, 'deleted');
      } catch (error) {
        log.error({ task, reason: reasonOf(error) }, 'could not delete what has expired');
      }
    }
  }

  async #overwriteDeletedData(): Promise<void> {
    const { database, log } = this.#options;
    try {
      await overwriteDeletedData(database);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'could not overwrite deleted data');
    }
  }

  /** Records the time, and returns whether the clock is trusted. With a wrong clock, everything could look expired. */
  async #checkClock(): Promise<boolean> {
    const { database, log } = this.#options;
    try {
      const isTrusted = await recordTime(database);
      if (!isTrusted) log.warn('the clock has jumped: nothing is deleted for a day');
      return isTrusted;
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'could not record the time, so nothing is deleted');
      return false;
    }
  }
}
