import type { Transaction } from 'kysely';
import type { Database, Tables } from '../database/index.ts';

const oneDay = 24 * 3_600_000;

/** How far the clocks of several servers may be apart, in milliseconds. */
const tolerance = 60_000;

/** The present, or a time away from it, as it is stored and compared in the database, see tables.ts. */
export function timestamp(millisecondsFromNow = 0): string {
  return new Date(Date.now() + millisecondsFromNow).toISOString();
}

/**
 * A time that lies further ahead than this server would ever set it: it was written while a clock
 * was wrong, and counts as past.
 * @param longest the longest time ahead that is ever set, in milliseconds
 */
export function tooFarAhead(longest: number): string {
  return timestamp(longest + tolerance);
}

/**
 * Notes the time in the database, and judges it by the time that was noted last. A clock that has
 * jumped by more than a day may be wrong; it is believed once it has gone on for a day.
 * @returns whether it is believed now
 */
export async function noteTime(database: Database): Promise<boolean> {
  return database.transaction().execute(async (step) => {
    const last = await step
      .selectFrom('clock')
      .selectAll()
      .where('name', '=', 'server')
      .executeTakeFirst();
    const jumped = isDayApart(last?.noted_at ?? (await newestEnquiry(step)));
    const doubted = last?.doubted_since ?? null;
    const believedAgain = doubted !== null && isDayApart(doubted);
    const doubted_since = jumped ? timestamp() : believedAgain ? null : doubted;
    const noted = { noted_at: timestamp(), doubted_since };
    await step
      .insertInto('clock')
      .values({ name: 'server', ...noted })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(noted))
      .execute();
    return doubted_since === null;
  });
}

/** Where no time was ever noted, the newest enquiry tells when this database was last in use. */
async function newestEnquiry(step: Transaction<Tables>): Promise<string | null> {
  const { newest } = await step
    .selectFrom('enquiries')
    .select((row) => row.fn.max<string | null>('created_at').as('newest'))
    .executeTakeFirstOrThrow();
  return newest;
}

/** Whether a time is more than a day away from now. */
function isDayApart(time: string | null): boolean {
  return time !== null && Math.abs(Date.now() - Date.parse(time)) > oneDay;
}
