import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFile } from '../../shared/clinic-file.ts';
import { type Database, inTransaction, type Transaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';
import { timestamp } from '../time/clock.ts';
import { isInFolder, readSiteFile, readStoredEdits, type StoredEdit } from './site-file.ts';

/** How long a change is kept that no folder needs any more, in milliseconds. */
const keptFor = 30 * 24 * 3_600_000;

/**
 * Deletes published changes that the clinic's folder has had for 30 days: from then on, the folder can change
 * them. Another server may have an older folder, such as that of the release before, and needs them: as long as
 * one runs, the 30 days do not begin.
 * @returns how many
 */
export async function deleteEditsInFolder(database: Database, folder: string): Promise<number> {
  // A folder that is being replaced says nothing.
  if (!existsSync(join(folder, clinicFile))) return 0;
  const edits = await readStoredEdits(database);
  const inFolder = await editsInFolder(folder, edits);
  const before = timestamp(-keptFor);
  const old = inFolder.filter(({ inFolderSince: since }) => since !== null && since < before);
  const begun = inFolder.filter(({ inFolderSince }) => inFolderSince === null);
  const ended = edits.filter((each) => each.inFolderSince !== null && !inFolder.includes(each));
  if (old.length + begun.length + ended.length === 0) return 0;
  return inTransaction(database, async (transaction) => {
    // Publications wait meanwhile.
    await noteChange(transaction, 'site');
    for (const edit of begun) await noteSince(transaction, edit, timestamp());
    for (const edit of ended) await noteSince(transaction, edit, null);
    let deleted = 0;
    for (const edit of old) deleted += await deleteUnchanged(transaction, edit);
    return deleted;
  });
}

/** Those that say what the folder says. */
async function editsInFolder(folder: string, edits: StoredEdit[]): Promise<StoredEdit[]> {
  const ofFile = Map.groupBy(edits, ({ file }) => file);
  const found = [...ofFile].map(async ([file, own]) => {
    const edited = await readSiteFile(folder, file, own);
    return own.filter((edit) => isInFolder(edit, edited, own));
  });
  return (await Promise.all(found)).flat();
}

async function noteSince(
  transaction: Transaction,
  { file, field, number }: StoredEdit,
  since: string | null,
): Promise<void> {
  await transaction
    .updateTable('site_edits')
    .set({ in_folder_since: since })
    .where('file', '=', file)
    .where('field', '=', field)
    .where('number', '=', number)
    .execute();
}

/** Deletes a change, unless another was published in its place or another server lacks it. */
async function deleteUnchanged(
  transaction: Transaction,
  { file, field, number, inFolderSince }: StoredEdit,
): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('site_edits')
    .where('file', '=', file)
    .where('field', '=', field)
    .where('number', '=', number)
    .where('in_folder_since', '=', inFolderSince)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
