import { setTimeout as wait } from 'node:timers/promises';
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** How many bytes of log are kept in memory while its reader hangs; lines beyond are dropped. */
const maxLength = 1_000_000;

/** How long the log is waited for at the end, in milliseconds. */
const flushTimeout = 1_000;

/**
 * Logs JSON lines, or short readable lines where a person is at the terminal. Whoever reads the lines may
 * hang or end: the server goes on, and ends as usual once it has awaited `flushLog`.
 */
export function createLog(level: Config['logLevel']): Logger {
  if (process.stdout.isTTY) {
    const transport = { target: 'pino-pretty', options: { ignore: 'pid,hostname' } };
    return pino({ level, transport });
  }
  // Without a minimum length, flush() does not wait until lines are written.
  const stdout = pino.destination({ dest: 1, minLength: 1, maxLength });
  // pino calls it when the process exits; it would try for ever where the reader has gone or hangs.
  stdout.flushSync = () => {};
  return pino({ level }, stdout);
}

/** Waits until all lines are written, but not long. */
export async function flushLog(log: Logger): Promise<void> {
  const flushed = new Promise<void>((resolve) => log.flush(() => resolve()));
  await Promise.race([flushed, wait(flushTimeout, undefined, { ref: false })]);
}

/** An error whose message we wrote: it holds nothing personal and may be logged as it is. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/**
 * A short reason for the log, without a word of what a visitor sent: the message of a PlainError, but
 * only the code of any other error, because its message may quote its input.
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
  if ('code' in error) return String(error.code);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}

/** What may be logged of an error: its reason, and the line of the code that threw it. */
export interface Fault {
  reason: string;
  where: string | undefined;
}

/** What may be logged of an error. */
export function faultOf(error: unknown): Fault {
  const stack = error instanceof Error ? error.stack : undefined;
  const where = stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  return { reason: reasonOf(error), where: where?.trim() };
}
