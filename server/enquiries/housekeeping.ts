import { setInterval } from 'node:timers';
import type { Logger } from 'pino';
import { reasonOf } from '../log.ts';

const everyTenMinutes = 600_000;

/** Deletes what has been kept long enough, from time to time. */
export class Housekeeping {
  readonly #tasks: Record<string, () => Promise<unknown>>;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;

  constructor({ tasks, log }: { tasks: Record<string, () => Promise<unknown>>; log: Logger }) {
    this.#tasks = tasks;
    this.#log = log;
  }

  start(): void {
    this.#timer ??= setInterval(() => void this.#run(), everyTenMinutes).unref();
    void this.#run();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #run(): Promise<void> {
    for (const [task, work] of Object.entries(this.#tasks)) {
      try {
        const done = await work();
        if (typeof done === 'number' && done > 0)
          this.#log.info({ task, deleted: done }, 'cleaned');
      } catch (error) {
        this.#log.error({ task, reason: reasonOf(error) }, 'could not clean');
      }
    }
  }
}
