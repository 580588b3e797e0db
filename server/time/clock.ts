import { type Database, inTransaction, type Transaction } from '../database/index.ts';

const oneDay = 24 * 3_600_000;

/** How far apart the clocks of several servers may be, in milliseconds. */
const tolerance = 60_000;

/** The current time, or one relative to it, in the format that tables.ts describes. */
export function timestamp(millisecondsFromNow = 0): string {
  return new Date(Date.now() + millisecondsFromNow).toISOString();
}

/**
 * Stored times later than this were written by a wrong clock, and count as past.
 * @param max the longest time ahead that callers store, in milliseconds
 */
export function latestPlausibleTime(max: number): string {
  return timestamp(max + tolerance);
}

/**
 * Records the time in the database, and compares it with the time recorded last. A clock that has
 * jumped by more than a day may be wrong; it is trusted again after a day without another jump.
 * @returns whether the clock is trusted now
 */
export async function recordTime(database: Database): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const lastRecord = await transaction
      .selectFrom('clock')
      .selectAll()
      .where('name', '=', 'server')
      .executeTakeFirst();
    const hasJumped = isDayApart(lastRecord?.recorded_at ?? (await newestEnquiryTime(transaction)));
    const untrustedSince = lastRecord?.untrusted_since ?? null;
    const isTrustedAgain = untrustedSince !== null && isDayApart(untrustedSince);
    const untrusted_since = hasJumped ? timestamp() : isTrustedAgain ? null : untrustedSince;
    const row = { recorded_at: timestamp(), untrusted_since };
    await transaction
      .insertInto('clock')
      .values({ name: 'server', ...row })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
      .execute();
    return untrusted_since === null;
  });
}

/**
 * When the newest enquiry was received: if no time was ever recorded, this shows when the database was last
 * in use.
 */
async function newestEnquiryTime(transaction: Transaction): Promise<string | null> {
  const { newest } = await transaction
    .selectFrom('enquiries')
    .select((row) => row.fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

/** Whether a time is more than a day away from now. */
function isDayApart(time: string | null): boolean {
  return time !== null && Math.abs(Date.now() - Date.parse(time)) > oneDay;
}
