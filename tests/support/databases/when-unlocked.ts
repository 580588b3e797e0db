import pRetry from 'p-retry';
import { isLocked } from '../../../server/database/sqlite-dialect.ts';

/** Retries a write to SQLite beside a server for as long as that server is writing. */
export function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: 20,
    shouldRetry: isLocked,
  });
}
