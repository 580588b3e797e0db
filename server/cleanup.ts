import type { Logger } from 'pino';
import { type Database, overwriteDeleted } from './database/index.ts';
import { reasonOf } from './log.ts';
import { noteTime } from './time/clock.ts';
import { RepeatedTask } from './time/repeated-task.ts';

const tenMinutes = 600_000;

/** Deletions to run regularly, by what they delete; each may return how many items it has deleted. */
export type CleanupTasks = Record<string, () => Promise<unknown>>;

export interface CleanupOptions {
  database: Database;
  log: Logger;
  tasks: CleanupTasks;
}

/**
 * Deletes what has expired, while the clock is trusted, and overwrites what was deleted: at the start and
 * every ten minutes.
 */
export class Cleanup extends RepeatedTask {
  readonly #options: CleanupOptions;

  constructor(options: CleanupOptions) {
    super(() => this.#run(), tenMinutes);
    this.#options = options;
  }

  async #run(): Promise<void> {
    if (await this.#isClockBelieved()) await this.#deleteExpired();
    await this.#overwriteDeleted();
  }

  async #deleteExpired(): Promise<void> {
    const { log, tasks } = this.#options;
    for (const [task, work] of Object.entries(tasks)) {
      try {
        const deleted = await work();
        if (typeof deleted === 'number' && deleted > 0) log.info({ task, deleted }, 'deleted');
      } catch (error) {
        log.error({ task, reason: reasonOf(error) }, 'could not delete what has expired');
      }
    }
  }

  async #overwriteDeleted(): Promise<void> {
    const { database, log } = this.#options;
    try {
      await overwriteDeleted(database);
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'what was deleted could not be overwritten');
    }
  }

  /** A wrong clock could have everything deleted. */
  async #isClockBelieved(): Promise<boolean> {
    const { database, log } = this.#options;
    try {
      const believed = await noteTime(database);
      if (!believed) log.warn('the clock has jumped: nothing is deleted until it is a day later');
      return believed;
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'could not note the time, so nothing is deleted');
      return false;
    }
  }
}
