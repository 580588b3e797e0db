import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { runInProcess } from '../command-in-process.ts';
import { type InProcessSite, startInProcess } from '../site/site-in-process.ts';
import { temporaryFolder } from '../temporary.ts';

const client = resolve(import.meta.dirname, '../../../dist/client');

/** The site of a clinic's folder. */
export interface ClinicSite {
  /** The folder. */
  clinic: string;
  /** The cache folder, which all its servers share. */
  cacheFolder: string;
  /** The warnings and leftovers that the check of the folder has printed. */
  warnings: string;
  serve(): Promise<InProcessSite>;
  /** The text of every script, style and drawing that it may send, by file name; without the list of India's states. */
  files(): Promise<Map<string, string>>;
}

/**
 * Checks a clinic's folder, whose site can then be served.
 * @throws Error if the folder has a mistake
 */
export async function createClinicSite(clinic: string): Promise<ClinicSite> {
  const { code, output, errors } = await runInProcess('scripts/clinic.ts', ['check', clinic], {});
  if (code !== 0) throw new Error(`${clinic} has mistakes: ${output}${errors}`);
  const cacheFolder = temporaryFolder();
  return {
    clinic,
    cacheFolder,
    warnings: errors,
    serve: () => startInProcess({ CLINIC_DIR: clinic }, {}, { pages: true, cacheFolder }),
    files: async () =>
      new Map([...(await textsIn(client)), ...(await textsIn(join(cacheFolder, 'files')))]),
  };
}

/** A state in the desk's list of India's states, which says nothing about one clinic. */
const statePattern = /\[[`'"]IN-[A-Z]{2}[`'"](,[`'"][^`'"]*[`'"]){3}\]/g;

async function textsIn(folder: string): Promise<[string, string][]> {
  const names = await glob('**/*.{js,css,svg}', { cwd: folder });
  const read = async (name: string): Promise<[string, string]> => [
    name,
    (await readFile(join(folder, name), 'utf8')).replaceAll(statePattern, ''),
  ];
  return Promise.all(names.map(read));
}
