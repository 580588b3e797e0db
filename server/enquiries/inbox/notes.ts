import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { type Actor, noteAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import type { Outcome } from './changes.ts';

/**
 * Adds a note to an enquiry.
 * @param note its id is chosen by the client, so that a repeated request adds it once
 */
export async function addNote(
  database: Database,
  actor: Actor,
  id: string,
  note: { id: string; text: string },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const found = await transaction
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return 'missing';
    let row = { ...note, enquiry_id: id, author: actor.name, created_at: timestamp() };
    if (!(await insertNote(transaction, row))) {
      if (await isSaved(transaction, row)) return 'done';
      // The text was edited after a lost answer, and the earlier text already has this id.
      row = { ...row, id: randomUUID() };
      await insertNote(transaction, row);
    }
    // Colleagues see the note, but it causes no conflict, so the version is unchanged.
    await transaction
      .updateTable('enquiries')
      .set({ changed_at: timestamp() })
      .where('id', '=', id)
      .execute();
    await noteDoctors(transaction, row, actor);
    await noteAccess(transaction, actor, 'noted', { enquiryId: id });
    return 'done';
  });
}

/** Records on an enquiry that was handed to the doctor that a doctor has written on it. */
async function noteDoctors(
  transaction: Transaction,
  { id: doctors_note, enquiry_id }: Insertable<Tables['enquiry_notes']>,
  actor: Actor,
): Promise<void> {
  await transaction
    .updateTable('enquiries')
    .set({ doctors_note })
    .where('id', '=', enquiry_id)
    .where('pending_reason', '=', 'doctor')
    .where((row) =>
      row.exists(
        row
          .selectFrom('staff')
          .select('staff.id')
          .where('staff.id', '=', actor.id)
          .where('role', '=', 'doctor'),
      ),
    )
    .execute();
}

/** Returns false if a note with this id already exists. */
async function insertNote(
  transaction: Transaction,
  row: Insertable<Tables['enquiry_notes']>,
): Promise<boolean> {
  const added = await transaction
    .insertInto('enquiry_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

async function isSaved(
  transaction: Transaction,
  { id, enquiry_id, author, text }: Insertable<Tables['enquiry_notes']>,
): Promise<boolean> {
  const saved = await transaction
    .selectFrom('enquiry_notes')
    .select('id')
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiry_id)
    .where('author', '=', author)
    .where('text', '=', text)
    .executeTakeFirst();
  return saved !== undefined;
}
