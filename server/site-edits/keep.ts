import { valueAt } from '../../shared/site-edits/fields.ts';
import type { EditedField } from '../../src/content/edits/edit.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { stored } from '../pages/content/json-value.ts';
import { noteAccess } from '../staff/access-log.ts';
import type { Actor } from '../staff/actor.ts';
import type { EditedFile } from './site-file.ts';
import { lastNumber } from './store.ts';

/**
 * Keeps a published change although the folder has changed beneath it.
 * @param current the file in the folder
 * @returns false if there is no such change
 */
export async function keepEdit(
  database: Database,
  { file, field }: EditedField,
  { inFolder }: EditedFile,
  actor: Actor,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('site_edits')
      .set({ base: stored(valueAt(inFolder, field)) })
      .where('file', '=', file)
      .where('field', '=', field)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await noteAccess(transaction, actor, 'site-kept', { subject: file + field });
    return true;
  });
}

/** Notes that a field is right as it is, whatever has been published in other languages so far. */
export async function noteTranslated(
  database: Database,
  { file, field }: EditedField,
  { shown }: EditedFile,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const number = await lastNumber(transaction);
    if (number === 0) return;
    const value = stored(valueAt(shown, field));
    await transaction
      .insertInto('site_published')
      .values({ number, file, field, value, was: value })
      .onConflict((conflict) => conflict.columns(['file', 'field', 'number']).doNothing())
      .execute();
  });
}
