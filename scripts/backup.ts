import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError, loadConfig } from '../server/config.ts';

// node scripts/backup.ts FOLDER [DAYS]: backs up the database while the server runs, checks the copy, and
// deletes backups older than DAYS once there are as many newer ones. Used by deploy/clinic-backup.service
// and by hand.
const usage = 'Usage: node scripts/backup.ts FOLDER [DAYS]';
const oneDay = 24 * 60 * 60 * 1_000;

try {
  const [folder, days] = process.argv.slice(2);
  if (!folder || (days !== undefined && !/^[1-9]\d{0,3}$/.test(days))) throw new ConfigError(usage);
  const { databaseUrl } = loadConfig();
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new ConfigError(`${folder} is not a folder: create it, or correct the path.`);
  }
  const isSqlite = databaseUrl.startsWith('file:');
  const name = `clinic-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}Z`;
  const file = resolve(folder, `${name}.${isSqlite ? 'db' : 'dump'}`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  if (isSqlite) backUpSqlite(databaseUrl.slice('file:'.length), unfinished);
  else backUpPostgres(databaseUrl, unfinished);
  keep(unfinished, file);
  console.log(`Backed up to ${file}.`);
  if (days) await deleteOlder(folder, Number(days));
} catch (error) {
  console.error(error instanceof Error ? error.message : 'The backup failed.');
  process.exitCode = 1;
}

/** A consistent snapshot, while the server goes on writing. Deleted data is not in it. */
function backUpSqlite(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  database.prepare('vacuum into ?').run(to);
  database.close();
  const copy = new DatabaseSync(to, { readOnly: true });
  const { integrity_check: outcome } = copy.prepare('pragma integrity_check').get() ?? {};
  copy.close();
  if (outcome !== 'ok') throw new Error('The backup is damaged, and was not kept.');
}

/** The password is passed in the environment, to keep it out of the process list. */
function backUpPostgres(url: string, to: string): void {
  const { password } = new URL(url);
  const address = new URL(url);
  address.password = '';
  const options = ['--format=custom', '--no-owner', `--file=${to}`, `--dbname=${address.href}`];
  const { status, error } = spawnSync('pg_dump', options, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(password && { PGPASSWORD: decodeURIComponent(password) }) },
  });
  if (error) throw new Error('pg_dump could not be run: install the PostgreSQL client programs.');
  if (status !== 0) throw new Error('pg_dump failed; nothing was kept.');
}

/** Renames the backup only once it is complete and synced to disk; readable by its owner alone. */
function keep(unfinished: string, file: string): void {
  chmodSync(unfinished, 0o600);
  const handle = openSync(unfinished, 'r+');
  fsyncSync(handle);
  closeSync(handle);
  renameSync(unfinished, file);
}

/**
 * Deletes backups older than a number of days once there are as many newer ones: a clock that is years
 * ahead makes every backup look old, and would have all of them deleted.
 */
async function deleteOlder(folder: string, days: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map((name) => withAge(join(folder, name))),
  );
  const backups = files.filter(({ file }) => /clinic-[\dTZ-]+\.(db|dump)$/.test(file));
  const surplus = backups.sort((one, other) => one.age - other.age).slice(days);
  const unfinished = files.filter(({ file }) => /clinic-[\dTZ-]+\.(db|dump)\.part$/.test(file));
  for (const { file, age } of [...surplus, ...unfinished]) if (age > days * oneDay) rmSync(file);
}

/** How long ago a file was written, in milliseconds; for ever if it is dated in the future. */
async function withAge(file: string): Promise<{ file: string; age: number }> {
  const age = Date.now() - (await stat(file)).mtimeMs;
  return { file, age: age < -oneDay ? Number.POSITIVE_INFINITY : age };
}
