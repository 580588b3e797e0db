import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readVariables } from '../server/config.ts';
import { readPublishedTexts } from '../server/content/published-texts.ts';
import { type Database, openAsItIs } from '../server/database/index.ts';
import { PlainError, reasonOf } from '../server/log.ts';
import { keepUploads } from '../server/pages/keep-uploads.ts';
import { uploadsFolder } from '../shared/pictures.ts';
import { readFolder, withChanges } from '../src/content/files.ts';
import { keptFolders } from '../src/content/snapshot/kept-files.ts';

/**
 * Writes the clinic's folder with what staff have published, as another folder.
 * @param into absolute path of a folder that does not exist or is empty
 * @returns how many files staff have published
 * @throws PlainError if it holds something, or there is no database of the site
 */
export async function exportClinic(into: string): Promise<number> {
  if (existsSync(into) && readdirSync(into).length > 0) {
    throw new PlainError(`${into} is not empty: name a new folder`);
  }
  const { CLINIC_DIR: folder, DATABASE_URL: url } = readVariables();
  if (!existsSync(folder)) throw new PlainError(`CLINIC_DIR: there is no folder ${folder}`);
  const database = await openExisting(url);
  const kept = await mkdtemp(join(tmpdir(), 'uploads-'));
  try {
    const { texts: published } = await readPublishedTexts(database);
    await keepUploads(database, kept, published.values());
    const { texts } = withChanges(await readFolder(folder), published);
    // Including hidden files, and those that are not texts.
    await cp(folder, into, { recursive: true, dereference: true });
    const uploads = join(kept, keptFolders.uploads);
    if (existsSync(uploads)) {
      await cp(uploads, join(into, uploadsFolder), { recursive: true, force: false });
    }
    for (const [path, text] of texts) {
      await mkdir(dirname(join(into, path)), { recursive: true });
      await writeFile(join(into, path), text);
    }
    for (const [path, text] of published) {
      if (text === null) await rm(join(into, path), { force: true });
    }
    return published.size;
  } finally {
    await rm(kept, { recursive: true, force: true });
    await database.destroy();
  }
}

/** Opens the database, but never creates one: an empty one would look as if staff had published nothing. */
async function openExisting(url: string): Promise<Database> {
  const nothing = `DATABASE_URL: there is no database of the site at ${url.replace(/\/\/.*@/, '//')}. Nothing was written.`;
  try {
    const database = openAsItIs(url);
    await readPublishedTexts(database);
    return database;
  } catch (error) {
    throw new PlainError(`${nothing} (${reasonOf(error)})`);
  }
}
