import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { StaffRole } from '../../../shared/desk/people.ts';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { type Actor, logAccess } from '../../staff/access-log.ts';
import { timestamp } from '../../time/clock.ts';
import type { Outcome } from './changes.ts';

/**
 * Adds a note to an enquiry. If the enquiry was handed to the doctor, a doctor's note is recorded as the doctor's
 * answer. The version stays the same, so that the note conflicts with nobody's change.
 * @param note its id is chosen by the client, so that a repeated request adds it once
 */
export async function addNote(
  database: Database,
  actor: Actor & { role?: StaffRole },
  enquiryId: string,
  note: { id: string; text: string },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const update = transaction.updateTable('enquiries').where('id', '=', enquiryId);
    const result = await update.set({ changed_at: timestamp() }).executeTakeFirst();
    if (result.numUpdatedRows === 0n) return 'missing';
    let row = { ...note, enquiry_id: enquiryId, author: actor.name, created_at: timestamp() };
    if (!(await insertNote(transaction, row))) {
      if (await isSaved(transaction, row)) return 'done';
      // The text was edited after a lost response, and the earlier text already has this id.
      row = { ...row, id: randomUUID() };
      await insertNote(transaction, row);
    }
    if (actor.role === 'doctor') {
      await update.set({ doctors_note: row.id }).where('pending_reason', '=', 'doctor').execute();
    }
    await logAccess(transaction, actor, 'note-added', { enquiryId });
    return 'done';
  });
}

/** Returns false if a note with this id already exists. */
async function insertNote(
  transaction: Transaction,
  row: Insertable<Tables['enquiry_notes']>,
): Promise<boolean> {
  const insertedRow = await transaction
    .insertInto('enquiry_notes')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return insertedRow !== undefined;
}

async function isSaved(
  transaction: Transaction,
  { id, enquiry_id, author, text }: Insertable<Tables['enquiry_notes']>,
): Promise<boolean> {
  const existingNote = await transaction
    .selectFrom('enquiry_notes')
    .select('id')
    .where('id', '=', id)
    .where('enquiry_id', '=', enquiry_id)
    .where('author', '=', author)
    .where('text', '=', text)
    .executeTakeFirst();
  return existingNote !== undefined;
}
