import { accessSync, constants, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../../../server/log.ts';
import { clinicFile } from '../../../shared/clinic-file.ts';

/**
 * Makes sure that a folder may and can be written.
 * @throws PlainError with the reason
 */
export function expectWritable(folder: string): void {
  const parent = dirname(folder);
  const outer = clinicAround(parent);
  if (existsSync(folder)) expectEmpty(folder);
  if (!isFolder(parent)) throw new PlainError(`There is no folder ${parent}; make it first.`);
  if (outer) throw new PlainError(`${folder} is within a clinic’s folder, ${outer}; name another.`);
  try {
    accessSync(parent, constants.W_OK);
  } catch (error) {
    throw writeError(folder, error);
  }
}

function expectEmpty(folder: string): void {
  if (!isFolder(folder)) throw new PlainError(`${folder} is a file; name a new folder.`);
  if (readdirSync(folder).length === 0) return;
  throw new PlainError(
    `${folder} exists and is not empty; name a new folder. Nothing was written.`,
  );
}

function isFolder(path: string): boolean {
  return existsSync(path) && statSync(path).isDirectory();
}

/** The clinic's folder that contains a folder, or is the folder itself. */
function clinicAround(folder: string): string | null {
  if (existsSync(join(folder, clinicFile))) return folder;
  const parent = dirname(folder);
  return parent === folder ? null : clinicAround(parent);
}

/**
 * Writes a folder atomically: under a temporary name beside its place, renamed once it is complete and
 * checked.
 * @param files texts by path in the folder
 * @param check throws if the folder must not be kept
 * @throws PlainError if it cannot be written
 */
export async function writeFolder(
  folder: string,
  files: Map<string, string>,
  check: (made: string) => Promise<void>,
): Promise<void> {
  const made = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
  const remove = () => {
    rmSync(made, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', remove);
  try {
    await mkdir(made);
    for (const [path, text] of files) {
      await mkdir(dirname(join(made, path)), { recursive: true });
      await writeFile(join(made, path), text);
    }
    await check(made);
    await rename(made, folder);
  } catch (error) {
    throw writeError(folder, error);
  } finally {
    process.off('SIGINT', remove);
    await rm(made, { recursive: true, force: true });
  }
}

/** A file system error in plain words; any other error unchanged. */
function writeError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  return new PlainError(`${folder} cannot be written (${error.code}). Nothing was written.`);
}
