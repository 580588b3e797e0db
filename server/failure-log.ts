import { type Fault, faultOf } from './log.ts';

interface Report {
  failed: (fault: Fault) => void;
  works: () => void;
}

/**
 * Logs only the first of several failures in a row, and the recovery, because a task that runs every second or for
 * every visitor would otherwise fill the disk with log lines.
 */
export class FailureLog {
  readonly #report: Report;
  #failing = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Call after each failure. */
  failed(error: unknown): void {
    if (!this.#failing) this.#report.failed(faultOf(error));
    this.#failing = true;
  }

  /** Call after each success. */
  works(): void {
    if (this.#failing) this.#report.works();
    this.#failing = false;
  }
}
