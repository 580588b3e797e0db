import type { Attendance } from '../../../shared/desk/visits.ts';
import { type Database, inTransaction, type Transaction } from '../../database/index.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import { conflictOf, type Outcome } from '../inbox/changes.ts';
import { nextVersion } from '../record/enquiry.ts';

/** The visit that is marked: the enquiry, and the version of its current offer. */
interface Marked {
  id: string;
  offer: number;
  actor: Actor;
}

/**
 * Records whether a patient came, or takes that back; doing so twice changes nothing.
 * @param was what the person has seen: where a colleague has marked something else, nothing is changed
 */
export async function recordAttendance(
  database: Database,
  { id, offer, actor }: Marked,
  { attendance, was }: { attendance: Attendance | null; was: Attendance | null },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const current = await readCurrentOffer(transaction, id, offer);
    if (!current) return conflictOf(transaction, id);
    if (current.attendance === attendance) return 'done';
    if (current.attendance !== was) return 'conflict';
    const version = await nextVersionOf(transaction, id);
    await transaction
      .updateTable('offers')
      .set({
        attendance,
        attended_by: attendance && actor.name,
        attended_at: attendance && timestamp(),
        attended_version: attendance && version,
      })
      .where('enquiry_id', '=', id)
      .where('version', '=', offer)
      .execute();
    const action = attendance === null ? 'visit-unmarked' : (`visit-${attendance}` as const);
    await logAccess(transaction, actor, action, { enquiryId: id });
    return 'done';
  });
}

/** Records that a patient was reminded of a visit; only the first time counts. */
export async function recordReminder(
  database: Database,
  { id, offer, actor }: Marked,
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const current = await readCurrentOffer(transaction, id, offer);
    if (!current) return conflictOf(transaction, id);
    if (current.reminded_at !== null) return 'done';
    const version = await nextVersionOf(transaction, id);
    await transaction
      .updateTable('offers')
      .set({ reminded_by: actor.name, reminded_at: timestamp(), reminded_version: version })
      .where('enquiry_id', '=', id)
      .where('version', '=', offer)
      .execute();
    await logAccess(transaction, actor, 'visit-reminded', { enquiryId: id });
    return 'done';
  });
}

/** Reads an offer, if it is the current one and the patient has not declined it. */
async function readCurrentOffer(transaction: Transaction, id: string, offer: number) {
  return transaction
    .selectFrom('requests')
    .innerJoin('offers', (join) =>
      join
        .onRef('offers.enquiry_id', '=', 'requests.enquiry_id')
        .onRef('offers.version', '=', 'requests.offer'),
    )
    .select(['attendance', 'reminded_at'])
    .where('requests.enquiry_id', '=', id)
    .where('requests.offer', '=', offer)
    .where('requests.state', 'in', ['offered', 'agreed'])
    .executeTakeFirst();
}

async function nextVersionOf(transaction: Transaction, id: string): Promise<number> {
  const { version } = await transaction
    .updateTable('enquiries')
    .set((row) => nextVersion(row))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
