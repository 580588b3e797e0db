import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/** The number of wrong passwords that starts the first wait. */
const failuresBeforeWait = 5;

/** The initial and the maximum wait, in milliseconds; each wait is twice as long as the one before. */
const waits = { initial: 30_000, max: 900_000 };

/** The maximum number of counts that a cleanup keeps. */
const maxCounts = 20_000;

/** Wrong passwords expire after this long without another, in milliseconds. */
const retention = 24 * 3_600_000;

/**
 * Limits how many passwords can be tried for one account, from all IP addresses together. An email address
 * without an account is treated the same, so that responses do not reveal which accounts exist. A device on
 * which this account has signed in before is counted separately, so no stranger can make it wait.
 */
export class SignInLimit {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Counts an attempt before it is made, so that simultaneous attempts are all counted.
   * @param device the id of a device on which this account has signed in before, or null
   * @returns how many seconds to wait; 0 if the attempt may be made now
   */
  async countAttempt(email: string, device: string | null): Promise<number> {
    const account_hash = keyOf(email, device);
    return inTransaction(this.#database, async (transaction) => {
      const last_failed_at = timestamp();
      await transaction
        .insertInto('staff_sign_in_failures')
        .values({ account_hash, failures: 0, last_failed_at, blocked_until: null })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const row = await transaction
        .updateTable('staff_sign_in_failures')
        .set((row) => ({ failures: row('failures', '+', 1), last_failed_at }))
        .where('account_hash', '=', account_hash)
        .where((row) =>
          row.or([row('blocked_until', 'is', null), row('blocked_until', '<=', last_failed_at)]),
        )
        .returning('failures')
        .executeTakeFirst();
      const update = transaction.updateTable('staff_sign_in_failures');
      if (row && row.failures >= failuresBeforeWait) {
        const blocked_until = timestamp(waitAfter(row.failures));
        await update.set({ blocked_until }).where('account_hash', '=', account_hash).execute();
      }
      if (row) return 0;
      const { blocked_until } = await transaction
        .selectFrom('staff_sign_in_failures')
        .select('blocked_until')
        .where('account_hash', '=', account_hash)
        .executeTakeFirstOrThrow();
      return Math.max(1, Math.ceil((Date.parse(blocked_until ?? '') - Date.now()) / 1_000));
    });
  }

  /** Resets the count of wrong passwords for an address on a device, after the right one. */
  async resetFailures(email: string, device: string | null): Promise<void> {
    await this.#database
      .deleteFrom('staff_sign_in_failures')
      .where('account_hash', '=', keyOf(email, device))
      .execute();
  }

  /** Resets all counts of an account, after a new password has been chosen. */
  async resetAllFailures(email: string): Promise<void> {
    const account = keyOf(email, null);
    await this.#database
      .deleteFrom('staff_sign_in_failures')
      .where((row) =>
        row.or([row('account_hash', '=', account), row('account_hash', 'like', `${account} %`)]),
      )
      .execute();
  }

  /** Deletes expired counts, and the oldest ones beyond `maxCounts`: strangers can invent email addresses. */
  async deleteOld(): Promise<void> {
    const counts = this.#database.deleteFrom('staff_sign_in_failures');
    await counts.where('last_failed_at', '<', timestamp(-retention)).execute();
    const newestExcess = await this.#database
      .selectFrom('staff_sign_in_failures')
      .select('last_failed_at')
      .orderBy('last_failed_at', 'desc')
      .offset(maxCounts)
      .limit(1)
      .executeTakeFirst();
    if (newestExcess)
      await counts.where('last_failed_at', '<=', newestExcess.last_failed_at).execute();
  }
}

function waitAfter(failures: number): number {
  return Math.min(waits.initial * 2 ** Math.min(failures - failuresBeforeWait, 20), waits.max);
}

/**
 * The key of a count: a hash of the address, with the device if it is counted separately. The address is hashed, because
 * people sometimes type their password into its field.
 */
function keyOf(email: string, device: string | null): string {
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  return device === null ? account : `${account} ${device}`;
}
