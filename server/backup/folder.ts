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
 * Copies a backup to a second place; what is there under its name is whole.
 * @param to an existing folder, or REMOTE:FOLDER as rclone has it configured
 * @throws PlainError if it could not be copied
 */
export async function copyElsewhere(file: string, to: string): Promise<void> {
  if (!isAbsolute(to)) {
    await run('rclone', ['copy', '--checksum', file, to]).catch((error) => {
      const why = error?.code === 'ENOENT' ? 'rclone is not installed' : 'rclone failed';
      throw new PlainError(`the copy to ${to} failed: ${why}`);
    });
    return;
  }
  // Otherwise a disk that is not mounted would be a folder on this one.
  if (!existsSync(to)) throw new PlainError(`the copy to ${to} failed: there is no such folder`);
  const [copied, unfinished] = [join(to, basename(file)), join(to, `.${basename(file)}.part`)];
  try {
    await copyFile(file, unfinished);
    keep(unfinished, copied);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw new PlainError(`the copy to ${to} failed: ${reasonOf(error)}`);
  }
}

/** Renames a backup once it is complete and synced to disk; readable by its owner alone. */
export function keep(unfinished: string, file: string): void {
  chmodSync(unfinished, 0o600);
  const handle = openSync(unfinished, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}

/** Deletes what killed backups have left, once it is a day old: another backup may be running. */
export async function deleteUnfinished(folder: string): Promise<void> {
  for (const { file, name, age } of await listed(folder)) {
    if (name.startsWith(unfinishedPrefix) && age > oneDay) rmSync(file, { recursive: true });
  }
}

/**
 * Deletes backups older than a number of days once there are as many newer ones: with a clock that is years
 * ahead, every backup looks old, and all of them would be deleted.
 */
export async function deleteOlder(folder: string, days: number): Promise<void> {
  const files = await listed(folder);
  const backups = files.filter(({ name }) => /^clinic-[\dTZ-]+\.tar\.gz$/.test(name));
  const surplus = backups.sort((one, other) => one.age - other.age).slice(days);
  for (const { file, age } of surplus) if (age > days * oneDay) rmSync(file);
}

/**
 * The files in a folder, and how long ago each was written, in milliseconds; Infinity if the time is in the
 * future.
 */
async function listed(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const age = Date.now() - (await stat(file)).mtimeMs;
      return { file, name, age: age < -oneDay ? Number.POSITIVE_INFINITY : age };
    }),
  );
}
