import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';

const tenMinutes = 600_000;

/** What is to be deleted from time to time; each task gives how many it has deleted, or nothing. */
export type CleanupTasks = Record<string, () => Promise<unknown>>;

/** Deletes what has been kept long enough: at the start, and every ten minutes. */
export class Cleanup {
  readonly #tasks: CleanupTasks;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;

  constructor({ tasks, log }: { tasks: CleanupTasks; log: Logger }) {
    this.#tasks = tasks;
    this.#log = log;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#run(), tenMinutes).unref();
    void this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    for (const [task, work] of Object.entries(this.#tasks)) {
      try {
        const deleted = await work();
        if (typeof deleted === 'number' && deleted > 0)
          this.#log.info({ task, deleted }, 'deleted');
      } catch (error) {
        this.#log.error({ task, reason: reasonOf(error) }, 'could not delete what has expired');
      }
    }
  }
}
