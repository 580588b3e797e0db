import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import { deleteOldAccesses } from './access-log.ts';
import { SignInLimit } from './sign-in/sign-in-limit.ts';

/** Deletes expired sign-ins and old entries of the access log. */
export function staffCleanup(
  database: Database,
  { enquiryRetentionDays }: Pick<Config, 'enquiryRetentionDays'>,
): CleanupTasks {
  const limit = new SignInLimit(database);
  return {
    'access log': () => deleteOldAccesses(database, enquiryRetentionDays),
    'wrong passwords': () => limit.deleteOld(),
    sessions: () => deleteExpired(database),
  };
}

async function deleteExpired(database: Database): Promise<void> {
  for (const table of ['staff_sessions', 'staff_verifications'] as const) {
    await database.deleteFrom(table).where('expires_at', '<', timestamp()).execute();
  }
}
