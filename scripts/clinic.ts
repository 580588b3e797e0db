import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readVariables } from '../server/config.ts';
import { readPublishedTexts } from '../server/content/published-texts.ts';
import { type Database, openWithoutMigrating } from '../server/database/index.ts';
import { PlainError, reasonOf } from '../server/log.ts';
import { writeUploads } from '../server/pages/write-uploads.ts';
import { uploadsFolder } from '../shared/pictures.ts';
import { isSample, sampleFolder } from '../src/content/check/leftovers.ts';
import { readFolder, withChanges } from '../src/content/files.ts';
import { cacheFolders } from '../src/content/snapshot/content-cache.ts';
import { checkFolder, printLeftovers } from './check-folder.ts';
import { createClinic } from './new-clinic/new-clinic.ts';
import { loadEnvironment } from './programs/environment.ts';

const usage = `Creates, checks and exports a clinic's folder.

  npm run clinic -- new FOLDER                  ask for the facts and write a new folder
  npm run clinic -- new FOLDER --answers FILE   the same with answers from a file
  npm run clinic -- check                       check the folder of CLINIC_DIR, or clinic/
  npm run clinic -- check FOLDER                check another folder
  npm run clinic -- export FOLDER               write the folder with what was published at the desk`;

const noSampleHint = `Leftover texts of the sample cannot be detected, because clinic/ no longer contains the original sample.
Move your folder: copy clinic/ to ../our-clinic, run "git checkout -- clinic", then check ../our-clinic.`;

const exportNote = `Not included, because only the database has them: changes that are not published, earlier publications, and pictures
that no page shows. A backup has everything.`;

const leftoversHint = (count: number) =>
  `${count} ${count === 1 ? 'text is' : 'texts are'} still as in the sample or about cardiology, as listed above: change whatever does not apply to your clinic.`;

// npm run clinic
loadEnvironment();
process.exitCode = await main(process.argv.slice(2));

/** Runs a command and returns its exit status. */
async function main([command = 'help', ...args]: string[]): Promise<number> {
  if (command === 'new') return createFolder(args);
  if (command === 'check' && args.length < 2) return check(args[0]);
  if (command === 'export' && args.length === 1) return exportTo(args[0] ?? '');
  const isHelp = command === 'help';
  console[isHelp ? 'log' : 'error'](usage);
  return isHelp ? 0 : 1;
}

/** Writes a new clinic's folder. */
async function createFolder(args: string[]): Promise<number> {
  try {
    const options = { answers: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...otherFolders] = positionals;
    if (folder === undefined || otherFolders.length > 0) throw new PlainError(usage);
    await createClinic(folder, values.answers);
    return 0;
  } catch (error) {
    const isBadOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof PlainError) && !isBadOption) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Runs `export`, and returns the exit status. */
async function exportTo(path: string): Promise<number> {
  try {
    const count = await exportClinic(resolve(path));
    const files = count === 1 ? 'file' : 'files';
    console.log(`Wrote ${path} with ${count} published ${files}.\n\n${exportNote}`);
    return 0;
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/**
 * Writes a copy of the clinic's folder that includes what staff have published.
 * @param target absolute path of a folder that does not exist or is empty
 * @returns how many files staff have published
 * @throws PlainError if the folder is not empty, or there is no site database
 */
async function exportClinic(target: string): Promise<number> {
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new PlainError(`${target} is not empty: name a new folder`);
  }
  const { CLINIC_DIR: folder, DATABASE_URL: url } = readVariables();
  if (!existsSync(folder)) throw new PlainError(`CLINIC_DIR: there is no folder ${folder}`);
  const database = await openExistingDatabase(url);
  const cacheFolder = await mkdtemp(join(tmpdir(), 'uploads-'));
  try {
    const { texts: publishedTexts } = await readPublishedTexts(database);
    await writeUploads(database, cacheFolder, publishedTexts.values());
    const { texts } = withChanges(await readFolder(folder), publishedTexts);
    // Including hidden files, and files that are not texts.
    await cp(folder, target, { recursive: true, dereference: true });
    const uploads = join(cacheFolder, cacheFolders.uploads);
    if (existsSync(uploads)) {
      await cp(uploads, join(target, uploadsFolder), { recursive: true, force: false });
    }
    for (const [path, text] of texts) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await writeFile(join(target, path), text);
    }
    for (const [path, text] of publishedTexts) {
      if (text === null) await rm(join(target, path), { force: true });
    }
    return publishedTexts.size;
  } finally {
    await rm(cacheFolder, { recursive: true, force: true });
    await database.destroy();
  }
}

/** Opens the database, but never creates one: an empty one would look as if staff had published nothing. */
async function openExistingDatabase(url: string): Promise<Database> {
  const message = `DATABASE_URL: no site database found at ${url.replace(/\/\/.*@/, '//')}. Nothing was written.`;
  try {
    const database = openWithoutMigrating(url);
    await readPublishedTexts(database);
    return database;
  } catch (error) {
    throw new PlainError(`${message} (${reasonOf(error)})`);
  }
}

/** Prints every mistake and every leftover of the sample, one per line; returns the exit status. */
async function check(path?: string): Promise<number> {
  const folder = path ? resolve(path) : readVariables().CLINIC_DIR;
  if (path && !existsSync(folder)) {
    console.error(`There is no folder ${folder}`);
    return 1;
  }
  const { isValid, leftovers } = await checkFolder(folder);
  printLeftovers(folder, leftovers);
  if (folder === sampleFolder && !isSample(await readFolder(folder))) console.warn(noSampleHint);
  if (isValid) console.log('No mistakes.');
  if (leftovers.length > 0) console.log(leftoversHint(leftovers.length));
  return isValid ? 0 : 1;
}
