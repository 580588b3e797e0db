import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { projectRoot } from '../config.ts';
import { sqliteFile } from '../data-folder.ts';
import { PlainError } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import {
  configuredPlace,
  envText,
  hashesIn,
  kindOf,
  parts,
  readSettings,
  settingsOf,
  unpack,
} from './archive.ts';
import { compareInventories, type Inventory } from './inventory.ts';
import { expectUnusedPostgres, readPostgres, replacePostgres } from './postgres.ts';
import { readSqlite } from './sqlite.ts';

/** What a restore has done. */
export interface Restored {
  madeAt: string;
  inventory: Inventory;
  /** Where the clinic's folder from before is, if it was another one; null if it was the same, or there was none. */
  folderBefore: string | null;
  /** Whether the settings were written to `.env`, as none were set. */
  wroteSettings: boolean;
  /** The names of settings that differ from those in the backup, which are not changed. */
  otherSettings: string[];
}

/**
 * Puts a backup in place of everything that a clinic has: the database, the desk's secret and the clinic's folder;
 * where nothing is configured, as on an empty machine, the settings too. No server may be using the database meanwhile.
 * @param file a backup of the same kind of database
 * @throws PlainError if a server is using the database or the file is no such backup; then nothing has changed
 */
export async function restoreBackup(file: string): Promise<Restored> {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  const scratch = mkdtempSync(join(tmpdir(), 'clinic-restore-'));
  try {
    const { madeAt, database, inventory } = await unpack(file, scratch);
    const settings = await readSettings(scratch);
    const present = settingsOf(process.env);
    const isEmptyMachine = Object.keys(present).length === 0 && Object.keys(settings).length > 0;
    if (isEmptyMachine) Object.assign(process.env, settings);
    const { databaseUrl, secretFile, clinicDir } = configuredPlace();
    if (kindOf(databaseUrl) !== database) {
      throw new PlainError(
        `The backup is of ${database}, and DATABASE_URL is not: set it, restore, and then change over with npm run move.`,
      );
    }
    mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
    await replaceDatabase(databaseUrl, join(scratch, parts.database), inventory);
    await restoreSecret(secretFile, scratch, settings['DESK_SECRET']);
    const folderBefore = await replaceFolder(clinicDir, join(scratch, parts.clinic));
    if (isEmptyMachine) {
      await writeFile(join(projectRoot, '.env'), envText(settings), { mode: 0o600 });
    }
    const names = Object.keys({ ...settings, ...present });
    return {
      madeAt,
      inventory,
      folderBefore,
      wroteSettings: isEmptyMachine,
      otherSettings: isEmptyMachine ? [] : names.filter((name) => settings[name] !== present[name]),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Replaces the database, and counts what it holds then. */
async function replaceDatabase(url: string, file: string, expected: Inventory): Promise<void> {
  const path = sqliteFile(url);
  if (path !== null) {
    await expectUnused(url);
    replaceSqlite(path, file);
    compareInventories(expected, await readSqlite(path));
  } else {
    await replacePostgres(url, file);
    compareInventories(expected, await readPostgres(url));
  }
}

function replaceSqlite(path: string, file: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const made = `${path}.restored`;
  copyFileSync(file, made);
  chmodSync(made, 0o600);
  for (const rest of [`${path}-wal`, `${path}-shm`]) rmSync(rest, { force: true });
  renameSync(made, path);
}

/**
 * Makes sure that no server is using a database.
 * @throws PlainError if one is
 */
export async function expectUnused(url: string): Promise<void> {
  const path = sqliteFile(url);
  if (path === null) return expectUnusedPostgres(url);
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path);
  try {
    // Needs the file for itself alone, and leaves nothing in the files beside it.
    database.prepare('pragma journal_mode = delete').get();
  } catch (error) {
    const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isLocked) throw new PlainError('A server is using the database: stop it first.');
    // A damaged database is what a backup is for.
  } finally {
    database.close();
  }
}

/** Without the secret, no authenticator would work. It may have been a setting of the other machine. */
async function restoreSecret(
  secretFile: string,
  scratch: string,
  configured: string | undefined,
): Promise<void> {
  const packed = join(scratch, parts.secret);
  const secret = configured ?? (existsSync(packed) ? await readFile(packed, 'utf8') : null);
  if (secret !== null) await writeFile(secretFile, secret, { mode: 0o600 });
}

/** Returns where the folder from before is; null if it was the same, or there was none. */
async function replaceFolder(clinicDir: string, packed: string): Promise<string | null> {
  if (!existsSync(clinicDir)) {
    cpSync(packed, clinicDir, { recursive: true });
    return null;
  }
  if (isDeepStrictEqual(await hashesIn(clinicDir), await hashesIn(packed))) return null;
  const made = `${clinicDir}.restored`;
  rmSync(made, { recursive: true, force: true });
  cpSync(packed, made, { recursive: true });
  const before = `${clinicDir}.before-${timestamp().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(clinicDir, before);
  renameSync(made, clinicDir);
  return before;
}
