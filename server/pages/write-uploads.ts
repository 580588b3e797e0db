import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uploadsIn } from '../../shared/pictures.ts';
import { cacheFolders, ensureFile } from '../../src/content/snapshot/content-cache.ts';
import type { Database } from '../database/index.ts';

/**
 * Writes the uploaded pictures that texts refer to into the cache folder, unless they are there already.
 * One that is not in the database is skipped: the check of the folder names the field that refers to it.
 */
export async function writeUploads(
  database: Database,
  cacheFolder: string,
  texts: Iterable<string | null>,
): Promise<void> {
  const names = [...texts].flatMap((text) => (text === null ? [] : uploadsIn(text)));
  for (const name of new Set(names)) {
    const file = `${cacheFolders.uploads}/${name}`;
    if (existsSync(join(cacheFolder, file))) continue;
    const row = await database
      .selectFrom('picture_files')
      .select('bytes')
      .where('name', '=', name)
      .executeTakeFirst();
    if (row) await ensureFile(cacheFolder, file, () => row.bytes);
  }
}
