import { createHash } from 'node:crypto';
import { type Database, inTransaction } from '../../database/index.ts';
import { timestamp } from '../../time/clock.ts';

/**
 * Deletes an enquiry and all that belongs to it, since its sender asks for it on the private page. What remains is
 * that somebody did so, and when; the page says so to whoever opens it again.
 * @param token the one in the address of the page
 * @returns false if there is nothing to delete
 */
export async function deleteForPatient(
  database: Database,
  token: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', (row) =>
        row.selectFrom('requests').select('enquiry_id').where('token', '=', token),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction
      .insertInto('patient_deletions')
      .values({ token_hash: hashOf(token), deleted_at: now.toISOString() })
      .execute();
    return true;
  });
}

/** When the sender of an enquiry deleted it on its private page, ISO 8601 in UTC; null if nobody did. */
export async function deletedByPatient(database: Database, token: string): Promise<string | null> {
  const row = await database
    .selectFrom('patient_deletions')
    .select('deleted_at')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return row?.deleted_at ?? null;
}

/** When enquiries were deleted by their senders, the latest first, since a given time: ISO 8601 in UTC. */
export async function patientDeletionsSince(database: Database, since: string): Promise<string[]> {
  const rows = await database
    .selectFrom('patient_deletions')
    .select('deleted_at')
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .execute();
  return rows.map(({ deleted_at }) => deleted_at);
}

/**
 * Forgets that an enquiry was deleted by its sender, once it would have been deleted anyway.
 * @param days how long enquiries are kept
 */
export async function deleteOldPatientDeletions(database: Database, days: number): Promise<void> {
  await database
    .deleteFrom('patient_deletions')
    .where('deleted_at', '<', timestamp(-days * 24 * 3_600_000))
    .execute();
}

/** A secret address is not kept once it leads to nothing. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
