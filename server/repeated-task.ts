import { setInterval } from 'node:timers';

/** Does something at the start and again and again, never twice at the same time. */
export class RepeatedTask {
  readonly #work: () => Promise<void>;
  readonly #interval: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;

  /**
   * @param work never rejects
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

  /** What is under way is waited for. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    await this.#running;
  }

  #begin(): void {
    this.#running ??= this.#work().finally(() => {
      this.#running = null;
    });
  }
}
