import pRetry from 'p-retry';
import { isLocked } from '../../../server/database/sqlite-dialect.ts';

/** Does what writes to SQLite beside a server, as often as it takes while that one is writing. */
export function whenUnlocked<Result>(work: () => Promise<Result>): Promise<Result> {
  return pRetry(work, {
    retries: Number.POSITIVE_INFINITY,
    factor: 1,
    minTimeout: 20,
    shouldRetry: isLocked,
  });
}
