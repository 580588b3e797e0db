/** How long refusals are counted before they are logged, in milliseconds. */
const interval = 60_000;

/** The log that the sums are written to. */
export interface RefusalLog {
  warn(about: object, message: string): void;
}

/** Sums up the requests that were turned away, in one line a minute: a line for each would fill the disk. */
export class RefusalCount {
  readonly #log: RefusalLog;
  readonly #byStatus = new Map<number, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(log: RefusalLog) {
    this.#log = log;
  }

  /** Counts a request that was answered with this status. */
  add(status: number): void {
    this.#byStatus.set(status, (this.#byStatus.get(status) ?? 0) + 1);
    this.#timer ??= setTimeout(() => this.#report(), interval).unref();
  }

  #report(): void {
    this.#log.warn({ refused: Object.fromEntries(this.#byStatus) }, 'requests were turned away');
    this.#byStatus.clear();
    this.#timer = null;
  }
}
