import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { runCommand } from '../run-command.ts';
import { SiteServer } from '../site/site-server.ts';
import { temporaryFolder } from '../temporary.ts';

const client = resolve(import.meta.dirname, '../../../dist/client');

/** The site of a clinic's folder, and the kind of server that it has. */
export interface ClinicSite<Server = SiteServer> {
  /** The folder. */
  clinic: string;
  /** The folder of kept files, which all its servers share. */
  kept: string;
  /** The warnings and leftovers that the check of the folder has printed. */
  warnings: string;
  /**
   * Serves it.
   * @param environment variables that differ from the usual ones
   */
  serve(environment?: Record<string, string>): Promise<Server>;
  /** The text of every script, style and drawing that it may send, by name; without the list of all states. */
  files(): Promise<Map<string, string>>;
}

/**
 * Checks a clinic's folder, whose site can then be served by a process of its own.
 * @throws Error if the folder has a mistake
 */
export async function clinicSite(clinic: string): Promise<ClinicSite> {
  return checkedClinic(clinic, runCommand, (environment, kept) =>
    SiteServer.start(environment, { kept }),
  );
}

/**
 * Checks a clinic's folder, whose site can then be served.
 * @param run how the command that checks it is run
 * @param start starts a server with these variables and this folder of kept files
 * @throws Error if the folder has a mistake
 */
export async function checkedClinic<Server>(
  clinic: string,
  run: typeof runCommand,
  start: (environment: Record<string, string>, kept: string) => Promise<Server>,
): Promise<ClinicSite<Server>> {
  const { code, output, errors } = await run('scripts/clinic.ts', ['check', clinic], {});
  if (code !== 0) throw new Error(`${clinic} has mistakes: ${output}${errors}`);
  const kept = temporaryFolder();
  return {
    clinic,
    kept,
    warnings: errors,
    serve: (environment) => start({ ...environment, CLINIC_DIR: clinic }, kept),
    files: async () =>
      new Map([...(await textsIn(client)), ...(await textsIn(join(kept, 'files')))]),
  };
}

/** A state in the desk's list of all of them, which says nothing about one clinic. */
const state = /\[[`'"]IN-[A-Z]{2}[`'"](,[`'"][^`'"]*[`'"]){3}\]/g;

async function textsIn(folder: string): Promise<[string, string][]> {
  const names = await glob('**/*.{js,css,svg}', { cwd: folder });
  const read = async (name: string): Promise<[string, string]> => [
    name,
    (await readFile(join(folder, name), 'utf8')).replaceAll(state, ''),
  ];
  return Promise.all(names.map(read));
}
