import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readVariables } from '../server/config.ts';
import { type Database, openAsItIs } from '../server/database/index.ts';
import { PlainError, reasonOf } from '../server/log.ts';
import { readPublishedEdits } from '../server/pages/content/published-edits.ts';
import { keepUploads } from '../server/pages/content/uploads.ts';
import { keptFolders } from '../src/content/edition/kept-files.ts';
import type { Edit } from '../src/content/edits/edit.ts';
import { layOver } from '../src/content/edits/lay-over.ts';

/** What became of the changes by staff. */
interface Exported {
  /** How many are in the new folder. */
  changes: number;
  /** Those that have no place in it. */
  unfit: Edit[];
}

/**
 * Writes the clinic's folder with what staff have published, as another folder.
 * @param into absolute path of a folder that does not exist or is empty
 * @throws PlainError if it holds something, or there is no database of the site
 */
export async function exportClinic(into: string): Promise<Exported> {
  if (existsSync(into) && readdirSync(into).length > 0) {
    throw new PlainError(`${into} is not empty: name a new folder`);
  }
  const { CLINIC_DIR: folder, DATABASE_URL: url } = readVariables();
  if (!existsSync(folder)) throw new PlainError(`CLINIC_DIR: there is no folder ${folder}`);
  const database = await openExisting(url);
  const uploads = await mkdtemp(join(tmpdir(), 'uploads-'));
  try {
    const { all } = await readPublishedEdits(database);
    await keepUploads(database, uploads, all);
    const unfit = await layOver(folder, all, into, 'copied', join(uploads, keptFolders.uploads));
    return { changes: all.length - unfit.length, unfit };
  } finally {
    await rm(uploads, { recursive: true, force: true });
    await database.destroy();
  }
}

/** Opens the database, and never makes one: what an empty one holds would pass for what staff have published. */
async function openExisting(url: string): Promise<Database> {
  const nothing = `DATABASE_URL: there is no database of the site at ${url.replace(/\/\/.*@/, '//')}. Nothing was written.`;
  try {
    const database = openAsItIs(url);
    await readPublishedEdits(database);
    return database;
  } catch (error) {
    throw new PlainError(`${nothing} (${reasonOf(error)})`);
  }
}
