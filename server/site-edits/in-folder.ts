import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFile } from '../../shared/clinic-file.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';
import { isInFolder, readSiteFile, readStoredEdits, type StoredEdit } from './site-file.ts';
import { replaceEdits } from './store.ts';

/**
 * Deletes published changes that the clinic's folder has by now: from then on, the folder can change them.
 * @returns how many
 */
export async function deleteEditsInFolder(database: Database, folder: string): Promise<number> {
  // A folder that is being replaced says nothing.
  if (!existsSync(join(folder, clinicFile))) return 0;
  const seen = await readStoredEdits(database);
  if (seen.length === 0 || (await withoutFolder(folder, seen)).length === seen.length) return 0;
  return inTransaction(database, async (transaction) => {
    // Publications wait meanwhile.
    await noteChange(transaction, 'site');
    const edits = await readStoredEdits(transaction);
    const left = await withoutFolder(folder, edits);
    await replaceEdits(transaction, edits, left);
    return edits.length - left.length;
  });
}

/** Without those that say what the folder says. */
async function withoutFolder(folder: string, edits: StoredEdit[]): Promise<StoredEdit[]> {
  const ofFile = Map.groupBy(edits, ({ file }) => file);
  const left = [...ofFile].map(async ([file, own]) => {
    const edited = await readSiteFile(folder, file, own);
    return own.filter((edit) => !isInFolder(edit, edited, own));
  });
  return (await Promise.all(left)).flat();
}
