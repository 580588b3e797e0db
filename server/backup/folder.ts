import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const oneDay = 24 * 60 * 60 * 1_000;

/** The prefix of the folder in which a backup is made. */
export const unfinishedPrefix = '.clinic-unfinished-';

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
  const backups = files.filter(({ name }) => /^clinic-[\dTZ-]+\.(db|dump)$/.test(name));
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
