import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { uploadsIn } from '../../../shared/site-edits/uploads.ts';
import { keepFile, keptFolders } from '../../../src/content/edition/kept-files.ts';
import type { Edit } from '../../../src/content/edits/edit.ts';
import type { Database } from '../../database/index.ts';
import type { ContentPlace } from './open-content.ts';

/** A place to which the uploaded pictures of edits are written before its folder is read with them. */
export function withUploads<Place extends ContentPlace>(place: Place, database: Database): Place {
  return { ...place, keepUploads: (edits: Edit[]) => keepUploads(database, place.kept, edits) };
}

/**
 * Writes the uploaded pictures that edits name into the folder of kept files, unless they are there already.
 * One that is not in the database is left out: the check of the folder names the field that wants it.
 */
export async function keepUploads(database: Database, kept: string, edits: Edit[]): Promise<void> {
  for (const name of uploadsIn(edits)) {
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

/** The hashes of the uploaded pictures that are on the site, in a draft, or in a publication. */
export async function picturesOfSite(database: Database): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of ['site_edits', 'site_drafts', 'site_published'] as const) {
    const rows = await database
      .selectFrom(table)
      .select('value')
      .where('value', 'like', '%images/desk/%')
      .execute();
    for (const name of uploadsIn(rows)) used.add(name.slice(0, 32));
  }
  return used;
}
