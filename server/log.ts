import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** JSON lines for machines, one short line for a person at a terminal. */
export function createLog(level: Config['logLevel']): Logger {
  const pretty = { target: 'pino-pretty', options: { ignore: 'pid,hostname' } };
  return pino({ level, ...(process.stdout.isTTY && { transport: pretty }) });
}

/** An error of ours whose message holds nothing personal and may be logged as it is. */
export class PlainError extends Error {
  override name = 'PlainError';
}

/**
 * A short reason for the log, without a word of what a visitor sent: messages of our own, but only
 * the codes of other errors, because their messages may quote what they were given.
 */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error instanceof PlainError) return error.message;
  // SQLite's own words for its error codes never quote.
  if ('errstr' in error) return `SQLite: ${String(error.errstr)}`;
  if ('code' in error) return String(error.code);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.name;
}
