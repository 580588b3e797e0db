/**
 * Timeouts that expire only when a test calls `expire`: the test depends on no clock, and none expires too
 * early on a busy machine.
 */
export class HeldTimeouts {
  readonly #armed: { milliseconds: number; controller: AbortController }[] = [];
  #isInstant = false;

  /** To be passed as `timings.timeout`. */
  readonly timeout = (milliseconds: number): AbortSignal => {
    const controller = new AbortController();
    if (this.#isInstant) controller.abort();
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
   * @param duration in milliseconds, if only the timeouts of this duration should expire
   */
  expire(duration?: number): void {
    const timeouts = this.#armed.splice(0);
    const isExpiring = ({ milliseconds }: { milliseconds: number }) =>
      duration === undefined || milliseconds === duration;
    this.#armed.push(...timeouts.filter((timeout) => !isExpiring(timeout)));
    for (const { controller } of timeouts.filter(isExpiring)) controller.abort();
  }

  /** Lets all timeouts expire that are armed now or later. */
  expireAll(): void {
    this.#isInstant = true;
    this.expire();
  }
}
