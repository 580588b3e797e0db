import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { ChannelName, EnquiryTab } from '../../../shared/desk/index.ts';
import {
  type Database,
  inTransaction,
  type Tables,
  type Transaction,
} from '../../database/index.ts';
import { conflictOf } from '../../database/version-conflict.ts';
import { noteAccess } from '../../staff/access-log.ts';
import type { Actor } from '../../staff/actor.ts';
import { timestamp } from '../../time/clock.ts';
import { addDeliveries } from '../outbox/deliveries.ts';
import { nextVersion } from '../record/next-version.ts';

/** A change to one enquiry, based on a version of it. */
interface Change {
  id: string;
  /** The version that the person has seen. */
  version: number;
  actor: Actor;
}

/** `conflict`: someone else has changed the enquiry since that version. */
export type Outcome = 'done' | 'conflict' | 'missing';

/**
 * Moves an enquiry to another tab. Moving it to spam stops deliveries that are still due; moving it out
 * of spam adds those that are missing.
 * @param channels those by which enquiries are sent now
 * @param undo whether this undoes a move: then the earlier answer is restored
 */
export async function moveEnquiry(
  database: Database,
  channels: ChannelName[],
  {
    id,
    version,
    actor,
    tab,
    undo = false,
  }: Change & { tab: EnquiryTab; undo?: boolean | undefined },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const before = await transaction
      .selectFrom('enquiries')
      .select(['tab', 'spam', 'answered_by'])
      .where('id', '=', id)
      .executeTakeFirst();
    // The answer is kept while the enquiry is new again, so that the move can be undone.
    const isAnew = before?.tab === 'new' && !undo;
    const isAnswer = tab === 'answered' && (isAnew || !before?.answered_by);
    const outcome = await update(
      transaction,
      { id, version, actor },
      {
        ...(tab === 'spam' ? { spam: true } : { spam: false, state: tab }),
        ...(isAnew && { answered_by: null, answered_at: null }),
        ...(isAnswer && { answered_by: actor.name, answered_at: timestamp() }),
      },
    );
    if (outcome !== 'done') return outcome;
    if (tab === 'spam') await holdBack(transaction, id);
    else if (before?.spam) await addDeliveries(transaction, id, channels);
    await noteAccess(transaction, actor, 'moved', { enquiryId: id, was: before?.tab, became: tab });
    return outcome;
  });
}

/** Records that someone is sending an enquiry again; the caller sends it. */
export async function noteSending(database: Database, change: Change): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const outcome = await update(transaction, change, {});
    if (outcome === 'done') {
      await noteAccess(transaction, change.actor, 'sent', { enquiryId: change.id });
    }
    return outcome;
  });
}

/**
 * Adds a note to an enquiry.
 * @param note its id is chosen by the client, so that a repeated request adds it once
 */
export async function addNote(
  database: Database,
  { id, actor }: Omit<Change, 'version'>,
  note: { id: string; text: string },
): Promise<Outcome> {
  return inTransaction(database, async (transaction) => {
    const found = await transaction
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return 'missing';
    const row = { ...note, enquiry_id: id, author: actor.name, created_at: timestamp() };
    if (!(await insertNote(transaction, row))) {
      if (await isSaved(transaction, row)) return 'done';
      // The text was edited after a lost answer, and the earlier text already has this id.
      await insertNote(transaction, { ...row, id: randomUUID() });
    }
    // Colleagues see the note, but it causes no conflict, so the version is unchanged.
    await transaction
      .updateTable('enquiries')
      .set({ changed_at: timestamp() })
      .where('id', '=', id)
      .execute();
    await noteAccess(transaction, actor, 'noted', { enquiryId: id });
    return 'done';
  });
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

/** Deletes an enquiry and everything that belongs to it; `overwriteDeleted` also removes it from the files. */
export async function deleteEnquiry(
  database: Database,
  { id, version, actor }: Change,
): Promise<Outcome> {
  return inTransaction(database, async (transaction): Promise<Outcome> => {
    const { numDeletedRows } = await transaction
      .deleteFrom('enquiries')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return conflictOf(transaction, 'enquiries', id);
    await noteAccess(transaction, actor, 'deleted', { enquiryId: id });
    return 'done';
  });
}

type Values = Partial<{
  spam: boolean;
  state: 'new' | 'answered' | 'archived';
  answered_by: string | null;
  answered_at: string | null;
}>;

async function update(
  transaction: Transaction,
  { id, version }: Change,
  values: Values,
): Promise<Outcome> {
  const { numUpdatedRows } = await transaction
    .updateTable('enquiries')
    .set((row) => ({ ...values, ...nextVersion(row) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? 'done' : conflictOf(transaction, 'enquiries', id);
}

/**
 * Removes deliveries that are still due. One that is being sent stays, since its outcome is not known yet:
 * without its row, the enquiry would be sent twice once it is no longer spam.
 */
async function holdBack(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .deleteFrom('deliveries')
    .where('enquiry_id', '=', id)
    .where('delivered_at', 'is', null)
    .where('claim', 'is', null)
    .execute();
}
