import type { CleanupTasks } from '../cleanup.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/index.ts';
import { deleteOldPreviews } from '../posts/index.ts';
import { timestamp, tooFarAhead } from '../time/clock.ts';
import { deleteOldAccesses } from './access-log.ts';
import { idleTimeout, linkLifetime, lockDuration } from './settings.ts';
import { SignInLimit } from './sign-in-limit.ts';

/** Attempts from an address are counted for less than this, in milliseconds. */
const longestWindow = 3_600_000;

/** What the desk deletes from time to time. */
export function deskCleanup(
  database: Database,
  { enquiryRetentionDays }: Pick<Config, 'enquiryRetentionDays'>,
): CleanupTasks {
  const limit = new SignInLimit(database);
  return {
    'access log': () => deleteOldAccesses(database, enquiryRetentionDays),
    'wrong passwords': () => limit.deleteOld(),
    sessions: () => deleteExpired(database),
    'preview links': () => deleteOldPreviews(database),
  };
}

async function deleteExpired(database: Database): Promise<void> {
  for (const table of ['staff_sessions', 'staff_verifications'] as const) {
    await database.deleteFrom(table).where('expires_at', '<', timestamp()).execute();
  }
  await database
    .deleteFrom('staff_rate_limits')
    .where('last_request', '<', Date.now() - longestWindow)
    .execute();
}

/**
 * Undoes what was written while a clock was far ahead: links and sessions that would last for years,
 * and limits that would never end.
 */
export async function forgetWrongClock(database: Database): Promise<void> {
  await database
    .deleteFrom('staff_sessions')
    .where('expires_at', '>', tooFarAhead(idleTimeout))
    .execute();
  await database
    .deleteFrom('staff_verifications')
    .where('expires_at', '>', tooFarAhead(linkLifetime))
    .execute();
  await database
    .updateTable('staff_two_factors')
    .set({ failed_verification_count: 0, locked_until: null })
    .where('locked_until', '>', tooFarAhead(lockDuration))
    .execute();
  await database
    .deleteFrom('staff_rate_limits')
    .where('last_request', '>', Date.parse(tooFarAhead(0)))
    .execute();
}
