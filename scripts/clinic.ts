import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError } from '../server/config.ts';
import { PlainError } from '../server/log.ts';
import { readFolder } from '../src/content/files.ts';
import { isSample, sampleFolder } from '../src/content/leftovers/sample.ts';
import { checkFolder, clinicFolderPath, printLeftovers } from './check-folder.ts';
import { exportClinic } from './export-clinic.ts';
import { newClinic } from './new-clinic/new-clinic.ts';
import { loadEnvironment } from './programs/environment.ts';

const usage = `Helps with a clinic's folder.

  npm run clinic -- new FOLDER                  ask for the facts and write a new folder
  npm run clinic -- new FOLDER --answers FILE   the same with answers from a file
  npm run clinic -- check                       check the folder of CLINIC_DIR, or clinic/
  npm run clinic -- check FOLDER                check another folder
  npm run clinic -- export FOLDER               write the folder with what was published at the desk`;

const withoutSample = `What is left of the sample is found by comparing with clinic/, which is your own now. Keep your folder
elsewhere, and the sample as it was delivered: copy clinic/ to ../our-clinic, type git checkout -- clinic,
and check ../our-clinic.`;

const notExported = `Not in it, as only the database has them: changes that are not published, earlier publications, and pictures
that no page shows. A backup has all.`;

const toRead = (count: number) =>
  `${count} ${count === 1 ? 'text is' : 'texts are'} still as in the sample or about hearts, as listed above: change what is not true of yours.`;

// npm run clinic
loadEnvironment();
process.exitCode = await main(process.argv.slice(2));

/** Runs a command and returns its exit status. */
async function main([command = 'help', ...rest]: string[]): Promise<number> {
  if (command === 'new') return makeNew(rest);
  if (command === 'check' && rest.length < 2) return check(rest[0]);
  if (command === 'export' && rest.length === 1) return exportTo(rest[0] ?? '');
  const isHelp = command === 'help';
  console[isHelp ? 'log' : 'error'](usage);
  return isHelp ? 0 : 1;
}

/** Writes a new clinic's folder. */
async function makeNew(args: string[]): Promise<number> {
  try {
    const options = { answers: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [folder, ...more] = positionals;
    if (folder === undefined || more.length > 0) throw new PlainError(usage);
    await newClinic(folder, values.answers);
    return 0;
  } catch (error) {
    const isOption = error instanceof TypeError && 'code' in error;
    if (!(error instanceof PlainError) && !isOption) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Writes the clinic's folder with what staff have published, as another folder. */
async function exportTo(named: string): Promise<number> {
  try {
    const count = await exportClinic(resolve(named));
    const files = count === 1 ? 'file' : 'files';
    console.log(`Wrote ${named} with ${count} published ${files}.\n\n${notExported}`);
    return 0;
  } catch (error) {
    if (!(error instanceof PlainError) && !(error instanceof ConfigError)) throw error;
    console.error(error.message);
    return 1;
  }
}

/** Prints every mistake and every leftover of the sample, one per line. */
async function check(named?: string): Promise<number> {
  const folder = named ? resolve(named) : clinicFolderPath();
  if (named && !existsSync(folder)) {
    console.error(`There is no folder ${folder}`);
    return 1;
  }
  const { isValid, left } = await checkFolder(folder);
  printLeftovers(folder, left);
  if (folder === sampleFolder && !isSample(await readFolder(folder))) console.warn(withoutSample);
  if (isValid) console.log('No mistakes.');
  if (left.length > 0) console.log(toRead(left.length));
  return isValid ? 0 : 1;
}
