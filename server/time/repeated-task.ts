import { setInterval } from 'node:timers';

/** Runs a task at once and then at an interval, never twice at the same time. */
export class RepeatedTask {
  readonly #work: () => Promise<void>;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;
  #currentRun: Promise<void> | null = null;

  /**
   * @param work must not reject
   * @param interval in milliseconds
   */
  constructor(work: () => Promise<void>, interval: number) {
    this.#work = work;
    this.#interval = interval;
  }

  start(): void {
    this.#timer ??= setInterval(() => this.#begin(), this.#interval).unref();
    this.#begin();
  }

  /** Resolves when the run under way has finished. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#currentRun;
  }

  #begin(): void {
    this.#currentRun ??= this.#work().finally(() => {
      this.#currentRun = null;
    });
  }
}
