import { fieldAt } from '../../shared/content-changes.ts';
import { valueAt } from '../../shared/content-document.ts';
import { clinicFile } from '../../shared/fact-files.ts';
import type { ContentFiles } from '../../src/content/files.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { Refusal } from '../plugins/refusal.ts';
import { type Actor, logAccess } from '../staff/access-log.ts';
import { timestamp } from '../time/clock.ts';
import { currentText, type Folder, readFile, valuesOf, versionOf } from './drafts.ts';
import { recordChange } from './published-texts.ts';

/**
 * Keeps a published file, or a draft, in place of the folder's file, although that has changed since.
 * @param folderTexts the texts of the clinic's folder
 */
export async function keepPublished(
  database: Database,
  folderTexts: ContentFiles['texts'],
  path: string,
  actor: Actor,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await recordChange(transaction, 'site-drafts');
    const base = versionOf(folderTexts.get(path) ?? null);
    for (const table of ['content_published', 'content_drafts'] as const) {
      await transaction.updateTable(table).set({ base }).where('path', '=', path).execute();
    }
    await logAccess(transaction, actor, 'site-kept', { subject: path });
  });
}

/**
 * Records that a field is correct as it is, despite earlier changes in other languages, and even if it equals the
 * sample.
 */
export async function confirmField(
  database: Database,
  folderTexts: ContentFiles['texts'],
  { path, pointer }: { path: string; pointer: string },
  actor: Actor,
): Promise<void> {
  const values = valuesOf(path, currentText(await readFile(database, folderTexts, path)));
  const value = valueAt(values, pointer);
  if (value === undefined) throw new Refusal('not-found');
  const confirmation = { value: JSON.stringify(value), confirmed_at: timestamp() };
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('content_confirmed')
      .values({ path, field: fieldAt(values, pointer), ...confirmation })
      .onConflict((conflict) => conflict.columns(['path', 'field']).doUpdateSet(confirmation))
      .execute();
    await logAccess(transaction, actor, 'site-confirmed', { subject: path + pointer });
  });
}

/**
 * Deletes published files whose text the clinic's folder now has too, so that the folder can change them again.
 * @returns how many were deleted
 */
export async function deleteRedundantRows(database: Database, folder: Folder): Promise<number> {
  const folderTexts = await folder.texts();
  // Without this file, the folder is still being replaced.
  if (!folderTexts.has(clinicFile)) return 0;
  const rows = await database.selectFrom('content_published').select(['path', 'text']).execute();
  const matchingRows = rows.filter(({ path, text }) => text === (folderTexts.get(path) ?? null));
  if (matchingRows.length === 0) return 0;
  return inTransaction(database, async (transaction) => {
    // Publications wait until this transaction ends.
    await recordChange(transaction, 'site');
    let deletedCount = 0n;
    for (const { path, text } of matchingRows) {
      const deletion = transaction.deleteFrom('content_published').where('path', '=', path);
      // Unless another text has been published since.
      const query =
        text === null ? deletion.where('text', 'is', null) : deletion.where('text', '=', text);
      deletedCount += (await query.executeTakeFirstOrThrow()).numDeletedRows;
    }
    return Number(deletedCount);
  });
}
