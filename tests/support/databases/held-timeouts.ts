/**
 * Timeouts that expire only when a test calls `expire`: it depends on no clock, and a busy machine ends
 * nothing too early.
 */
export class HeldTimeouts {
  readonly #armed: { milliseconds: number; controller: AbortController }[] = [];
  #instant = false;

  /** To be passed as `timings.timeout`. */
  readonly timeout = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    if (this.#instant) controller.abort();
    else this.#armed.push({ milliseconds, controller });
    return controller.signal;
  };

  /** The durations of the timeouts that are armed and have not expired, in milliseconds. */
  get armed(): number[] {
    return this.#armed.map(({ milliseconds }) => milliseconds);
  }

  /** Forgets all armed timeouts, because they no longer matter. */
  forget(): void {
    this.#armed.length = 0;
  }

  /**
   * Lets all armed timeouts expire.
   * @param only the length of the timeouts, if not all should expire
   */
  expire(only?: number): void {
    const all = this.#armed.splice(0);
    const isElapsed = ({ milliseconds }: { milliseconds: number }) =>
      only === undefined || milliseconds === only;
    this.#armed.push(...all.filter((item) => !isElapsed(item)));
    for (const { controller } of all.filter(isElapsed)) controller.abort();
  }

  /** Lets all timeouts expire that are armed now or later. */
  expireAll(): void {
    this.#instant = true;
    this.expire();
  }
}
