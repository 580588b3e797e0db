import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { SiteServer } from '../site/site-server.ts';
import { ProjectCopy, projectParts } from './project-copy.ts';

const project = resolve(import.meta.dirname, '../../..');
const cache = join(project, '.cache/clinics');

/** The site of a clinic's folder, built in a copy of the project. */
export interface BuiltClinic {
  /** The copy of the project, with `dist/`. */
  folder: string;
  /** The output of the build. */
  output: string;
  /**
   * Serves it.
   * @param environment variables that differ from the usual ones
   */
  serve(environment?: Record<string, string>): Promise<SiteServer>;
}

/** A record of the last build. */
interface Built {
  hash: string;
  folder: string;
  output: string;
}

/**
 * Builds the site of a clinic's folder, unless it has already been built from the same folder and code:
 * tests that read its HTML and tests in a browser share one build.
 * @param name under which the build is kept, beside those of other clinics
 * @param clinic the folder
 * @param withDesk false if no test uses the desk, which takes a quarter of a build
 * @throws Error if it cannot be built
 */
export async function builtClinic(
  name: string,
  clinic: string,
  withDesk = true,
): Promise<BuiltClinic> {
  const hash = await hashOf(clinic);
  const record = join(cache, `${name}.json`);
  const last: Built | null = existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : null;
  if (last?.hash === hash && existsSync(last.folder)) return served(last);
  if (last) await rm(last.folder, { recursive: true, force: true });
  const built = { hash, ...(await build(name, clinic, withDesk)) };
  await writeFile(record, JSON.stringify(built));
  return served(built);
}

/** Builds it in a new folder, as an aborted run may still be writing to an older one. */
async function build(
  name: string,
  clinic: string,
  withDesk: boolean,
): Promise<Omit<Built, 'hash'>> {
  const folder = join(cache, `${name}-${process.pid}`);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const copy = await ProjectCopy.create(folder);
  if (!withDesk) await rm(join(folder, 'src/pages/desk'), { recursive: true });
  await cp(clinic, join(folder, 'our-clinic'), { recursive: true });
  const { status, output } = await copy.build(join(folder, 'our-clinic'));
  if (status !== 0) throw new Error(`${clinic} could not be built: ${output}`);
  return { folder, output };
}

function served({ folder, output }: Built): BuiltClinic {
  const own = { CLINIC_DIR: join(folder, 'our-clinic') };
  return {
    folder,
    output,
    serve: (environment) => SiteServer.start({ ...environment, ...own }, { project: folder }),
  };
}

/** The code and the folder that a site is built from, as one hash. */
async function hashOf(clinic: string): Promise<string> {
  const patterns = projectParts.flatMap((part) => [part, `${part}/**`]);
  const hash = createHash('sha256');
  for (const [folder, files] of [
    [project, await glob(patterns, { cwd: project })],
    [clinic, await glob('**', { cwd: clinic })],
  ] as const) {
    for (const file of files.sort()) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex');
}
