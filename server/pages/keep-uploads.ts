import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uploadsIn } from '../../shared/pictures.ts';
import { keepFile, keptFolders } from '../../src/content/snapshot/kept-files.ts';
import type { Database } from '../database/index.ts';

/**
 * Writes the uploaded pictures that texts name into the folder of kept files, unless they are there already.
 * One that is not in the database is skipped: the check of the folder names the field that refers to it.
 */
export async function keepUploads(
  database: Database,
  kept: string,
  texts: Iterable<string | null>,
): Promise<void> {
  const names = [...texts].flatMap((text) => (text === null ? [] : uploadsIn(text)));
  for (const name of new Set(names)) {
    const file = `${keptFolders.uploads}/${name}`;
    if (existsSync(join(kept, file))) continue;
    const stored = await database
      .selectFrom('picture_files')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    if (stored) await keepFile(kept, file, () => stored.bytes);
  }
}
