import pRetry from 'p-retry';
import { isLocked } from './sqlite-dialect.ts';

/** Several seconds in all: as long as an enquiry is tried. */
const pauses = { retries: 20, factor: 1.5, minTimeout: 50, maxTimeout: 500, shouldRetry: isLocked };

/**
 * Does work that has to be done even where another program, such as a backup, writes to SQLite's file for
 * longer than a statement waits. Between two tries the connection is free for others.
 * @param work a transaction, which is tried again from its beginning
 * @throws what the work throws, if not for a lock; after several seconds for a lock too
 */
export function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, pauses);
}
