import pRetry from 'p-retry';
import { isLocked } from './sqlite-dialect.ts';

/** Several seconds in all: as long as storing an enquiry is retried. */
const pauses = { retries: 20, factor: 1.5, minTimeout: 50, maxTimeout: 500, shouldRetry: isLocked };

/**
 * Does work that must succeed even if another program, such as a backup, writes to SQLite's file for longer
 * than a statement waits. Between two attempts the connection is free for other work.
 * @param work a transaction, which is retried from its beginning
 * @throws what the work throws: at once, or after several seconds if the cause is a lock
 */
export function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, pauses);
}
