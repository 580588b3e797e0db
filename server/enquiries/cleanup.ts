import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import type { Database } from '../database/index.ts';
import { reasonOf } from '../log.ts';
import { noteTime } from './clock.ts';

const tenMinutes = 600_000;

export interface CleanupOptions {
  database: Database;
  log: Logger;
  /** What is to be deleted from time to time; each task gives how many it has deleted, or nothing. */
  tasks: Record<string, () => Promise<unknown>>;
}

/** Deletes what has been kept long enough, at the start and every ten minutes, while the clock is believed. */
export class Cleanup {
  readonly #options: CleanupOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  constructor(options: CleanupOptions) {
    this.#options = options;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#begin(), tenMinutes).unref();
    this.#begin();
  }

  /** Resolves when what is being deleted is gone. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #begin(): void {
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
  }

  async #run(): Promise<void> {
    const { log, tasks } = this.#options;
    if (!(await this.#isClockBelieved())) return;
    for (const [task, work] of Object.entries(tasks)) {
      try {
        const deleted = await work();
        if (typeof deleted === 'number' && deleted > 0) log.info({ task, deleted }, 'deleted');
      } catch (error) {
        log.error({ task, reason: reasonOf(error) }, 'could not delete what has expired');
      }
    }
  }

  /** A clock that is wrong would have everything deleted. */
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
