/** How often the sums are logged, in milliseconds. */
const interval = 60_000;

/** How many answers are logged individually in that time. */
const maxLines = 300;

/** The log that the sums are written to. */
export interface SumLog {
  warn(about: object, message: string): void;
}

/**
 * Decides which answers are logged individually. A flood of requests must not fill the disk, so refused requests, and
 * answers beyond `maxLines`, are summed up in one line a minute.
 */
export class AnswerCount {
  readonly #log: SumLog;
  readonly #refused = new Map<number, number>();
  readonly #unlogged = new Map<number, number>();
  #lines = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(log: SumLog) {
    this.#log = log;
  }

  /** Counts a request that was refused with this status. */
  refuse(status: number): void {
    this.#start();
    this.#refused.set(status, (this.#refused.get(status) ?? 0) + 1);
  }

  /** Whether another answer may be logged individually; if not, it is counted by its status. */
  takeLine(status: number): boolean {
    this.#start();
    this.#lines += 1;
    if (this.#lines <= maxLines) return true;
    this.#unlogged.set(status, (this.#unlogged.get(status) ?? 0) + 1);
    return false;
  }

  #start(): void {
    this.#timer ??= setTimeout(() => this.#report(), interval).unref();
  }

  #report(): void {
    if (this.#refused.size > 0) {
      this.#log.warn({ refused: Object.fromEntries(this.#refused) }, 'requests were refused');
    }
    if (this.#unlogged.size > 0) {
      const sums = { unlogged: Object.fromEntries(this.#unlogged) };
      this.#log.warn(sums, 'there were too many requests to log each');
    }
    this.#refused.clear();
    this.#unlogged.clear();
    this.#lines = 0;
    this.#timer = null;
  }
}
