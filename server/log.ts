import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** Logs JSON lines, or short readable lines where a person is at the terminal. */
export function createLog(level: Config['logLevel']): Logger {
  const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname' } };
  return pino({ level, ...(process.stdout.isTTY && { transport: pretty }) });
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
  if (error instanceof PlainError) return error.message;
  // SQLite's standard text for an error code never quotes any input.
  if ('errstr' in error) return `SQLite: ${String(error.errstr)}`;
  if ('code' in error) return String(error.code);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}
