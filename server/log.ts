import { setTimeout as wait } from 'node:timers/promises';
import { getSystemErrorName } from 'node:util';
import { type LevelWithSilent, type Logger, pino } from 'pino';

/** How many bytes of log are kept in memory while its reader hangs; further lines are dropped. */
const maxLength = 1_000_000;

/**
 * Creates a log that writes JSON lines or, on a terminal, short readable ones. The program that reads the lines
 * may hang or exit without affecting the server, which awaits `flushLog` before it exits.
 */
export function createLog(level: LevelWithSilent): Logger {
  if (process.stdout.isTTY) {
    const transport = { target: 'pino-pretty', options: { ignore: 'pid,hostname' } };
    return pino({ level, transport });
  }
  // Without a minimum length, flush() does not wait until lines are written.
  const stdout = pino.destination({ dest: 1, minLength: 1, maxLength });
  // pino calls this when the process exits; its own function would retry forever if the reader is gone or hangs.
  stdout.flushSync = () => {};
  return pino({ level }, stdout);
}

/** Waits until all lines are written, up to a limit in milliseconds. */
export async function flushLog(log: Logger, timeout: number): Promise<void> {
  const flush = new Promise<void>((resolve) => log.flush(() => resolve()));
  await Promise.race([flush, wait(timeout, undefined, { ref: false })]);
}

/**
 * An error with a message of our own, for the log or for the person who runs a command. A message that may be logged
 * contains nothing personal; one about the configuration names the variable, never its value.
 */
export class PlainError extends Error {
  override name = 'PlainError';
}

/**
 * A short reason for the log, without anything that a visitor sent: the message of a PlainError, but of any other error
 * only a code, a name or a standard text, because its message may quote its input.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof PlainError) {
    return error.cause instanceof Error
      ? `${error.message} (${reasonOf(error.cause)})`
      : error.message;
  }
  // SQLite's standard text for an error code never quotes any input.
  if ('errstr' in error) return `SQLite: ${String(error.errstr)}`;
  if ('code' in error) return connectionReason(error) ?? String(error.code);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}

/** Which server nodemailer could not connect to, and why: its error code contains neither. */
function connectionReason(
  error: Error & { errno?: number; address?: string; port?: number },
): string | null {
  const { errno, address, port } = error;
  if (!('command' in error) || errno === undefined || port === undefined) return null;
  return `${getSystemErrorName(errno)} ${address}:${port}`;
}

/** What may be logged about an error: its reason, and the line of code that threw it. */
export interface ErrorFields {
  reason: string;
  where: string | undefined;
}

/** Returns what may be logged about an error. */
export function errorFields(error: unknown): ErrorFields {
  const stack = error instanceof Error ? error.stack : undefined;
  const where = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { reason: reasonOf(error), where: where?.trim() };
}

interface Report {
  onFailure: (fields: ErrorFields) => void;
  onRecovery: () => void;
}

/**
 * Logs only the first of several failures in a row, and the recovery, because a task that runs every second or for
 * every visitor would otherwise fill the disk with log lines.
 */
export class FailureLog {
  readonly #report: Report;
  #isFailing = false;

  constructor(report: Report) {
    this.#report = report;
  }

  /** Call after each failure. */
  recordFailure(error: unknown): void {
    if (!this.#isFailing) this.#report.onFailure(errorFields(error));
    this.#isFailing = true;
  }

  /** Call after each success. */
  recordSuccess(): void {
    if (this.#isFailing) this.#report.onRecovery();
    this.#isFailing = false;
  }
}
