import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clinicFile } from '../../shared/clinic-file.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { noteChange } from '../site-changes.ts';
import { isInFolder, readSiteFile, readStoredEdits, type StoredEdit } from './site-file.ts';

/**
 * Deletes published changes that the clinic's folder has: from then on, the folder can change them.
 * @returns how many
 */
export async function deleteEditsInFolder(database: Database, folder: string): Promise<number> {
  // A folder that is being replaced says nothing.
  if (!existsSync(join(folder, clinicFile))) return 0;
  const inFolder = await editsInFolder(folder, await readStoredEdits(database));
  if (inFolder.length === 0) return 0;
  return inTransaction(database, async (transaction) => {
    // Publications wait meanwhile.
    await noteChange(transaction, 'site');
    let deleted = 0;
    for (const { file, field, number } of inFolder) {
      const { numDeletedRows } = await transaction
        .deleteFrom('site_edits')
        .where('file', '=', file)
        .where('field', '=', field)
        // Unless another was published in its place.
        .where('number', '=', number)
        .executeTakeFirstOrThrow();
      deleted += Number(numDeletedRows);
    }
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
