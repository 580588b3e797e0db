import { execFile } from 'node:child_process';
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { basename, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { PlainError, reasonOf } from '../log.ts';

const oneDay = 24 * 60 * 60 * 1_000;

/** The prefix of the folder in which a backup is made. */
export const unfinishedPrefix = '.clinic-unfinished-';

const run = promisify(execFile);

/**
 * Copies a backup to a second place. In a folder, the copy appears once it is complete.
 * @param to an existing folder, or REMOTE:FOLDER of a remote that rclone is configured for
 * @throws PlainError if it could not be copied
 */
export async function copyElsewhere(file: string, to: string): Promise<void> {
  if (!isAbsolute(to)) {
    await run('rclone', ['copy', '--checksum', file, to]).catch((error) => {
      const reason = error?.code === 'ENOENT' ? 'rclone is not installed' : 'rclone failed';
      if (error?.stderr) console.error(error.stderr.trim());
      throw new PlainError(`the copy to ${to} failed: ${reason}`);
    });
    return;
  }
  // Creating it would fill this disk whenever the other one is not mounted.
  if (!existsSync(to)) throw new PlainError(`the copy to ${to} failed: there is no such folder`);
  const [target, partial] = [join(to, basename(file)), join(to, `.${basename(file)}.part`)];
  try {
    await copyFile(file, partial);
    finalise(partial, target);
  } catch (error) {
    rmSync(partial, { force: true });
    throw new PlainError(`the copy to ${to} failed: ${reasonOf(error)}`);
  }
}

/** Makes a complete backup readable by its owner only, syncs it to disk, and renames it. */
export function finalise(partial: string, file: string): void {
  chmodSync(partial, 0o600);
  const handle = openSync(partial, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(partial, file);
}

/** Deletes leftovers of aborted backups that are older than a day; a newer one may belong to a running backup. */
export async function deleteUnfinishedBackups(folder: string): Promise<void> {
  for (const { file, name, age } of await filesIn(folder)) {
    if (name.startsWith(unfinishedPrefix) && age > oneDay) rmSync(file, { recursive: true });
  }
}

/**
 * Deletes backups older than a number of days, but only if at least as many newer ones exist: with a clock that is
 * years ahead, every backup would look old.
 */
export async function deleteOldBackups(folder: string, days: number): Promise<void> {
  const files = await filesIn(folder);
  const backups = files.filter(({ name }) => /^clinic-[\dTZ-]+\.tar\.gz$/.test(name));
  const excess = backups.sort((a, b) => a.age - b.age).slice(days);
  for (const { file, age } of excess) if (age > days * oneDay) rmSync(file);
}

/**
 * What a folder contains, and how long ago each file was written, in milliseconds; Infinity if that is more than a day
 * in the future, because a clock was wrong.
 */
async function filesIn(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const age = Date.now() - (await stat(file)).mtimeMs;
      return { file, name, age: age < -oneDay ? Number.POSITIVE_INFINITY : age };
    }),
  );
}
