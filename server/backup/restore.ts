import {
  accessSync,
  chmodSync,
  constants,
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
  configuredSource,
  databaseKind,
  envText,
  hashesIn,
  parts,
  readSettings,
  settingsOf,
  unpack,
} from './archive.ts';
import { compareInventories, type Inventory } from './inventory.ts';
import { assertUnusedPostgres, inventoryOfPostgres, replacePostgres } from './postgres.ts';
import { inventoryOfSqlite } from './sqlite.ts';

/** The outcome of a restore. */
export interface RestoreResult {
  madeAt: string;
  inventory: Inventory;
  /** Where the previous clinic folder was moved to; null if it was identical, or there was none. */
  previousFolder: string | null;
  /** Whether the settings were written to `.env`, because none were set. */
  wroteSettings: boolean;
  /** The names of settings that differ from those in the backup; they are not changed. */
  differingSettings: string[];
}

/**
 * Restores everything in a backup: the database, the desk's secret and the clinic's folder; on an unconfigured machine
 * the settings too. No server may be using the database.
 * @param file a backup of the same kind of database
 * @throws PlainError if a server is using the database or the file is not such a backup, before anything is changed
 */
export async function restoreBackup(file: string): Promise<RestoreResult> {
  if (!canAccess(file, constants.R_OK)) {
    throw new PlainError(`There is no file ${file} that this user can read.`);
  }
  const scratch = mkdtempSync(join(tmpdir(), 'clinic-restore-'));
  try {
    const { madeAt, database, inventory } = await unpack(file, scratch);
    const settings = await readSettings(scratch);
    const currentSettings = settingsOf(process.env);
    const usesBackedUpSettings =
      Object.keys(currentSettings).length === 0 && Object.keys(settings).length > 0;
    if (usesBackedUpSettings) Object.assign(process.env, settings);
    const { databaseUrl, secretFile, clinicDir } = configuredSource();
    if (databaseKind(databaseUrl) !== database) {
      throw new PlainError(
        `The backup is for ${database}, but DATABASE_URL names another kind of database: set it to ${database}, restore, and then change over with npm run move.`,
      );
    }
    const unpackedFolder = join(scratch, parts.clinic);
    const hasFolder = existsSync(clinicDir);
    const isFolderKept =
      hasFolder && isDeepStrictEqual(await hashesIn(clinicDir), await hashesIn(unpackedFolder));
    if (hasFolder && !isFolderKept && !canAccess(dirname(clinicDir), constants.W_OK)) {
      throw new PlainError(
        `The clinic’s folder in the backup differs from ${clinicDir}, which this user cannot replace: put the backup’s folder “clinic” there first (in a container: build the image with it).`,
      );
    }
    mkdirSync(dirname(secretFile), { recursive: true, mode: 0o700 });
    await replaceDatabase(databaseUrl, join(scratch, parts.database), inventory);
    await restoreSecret(secretFile, scratch, settings['DESK_SECRET']);
    const previousFolder = isFolderKept ? null : replaceFolder(clinicDir, unpackedFolder);
    if (usesBackedUpSettings) {
      await writeFile(join(projectRoot, '.env'), envText(settings), { mode: 0o600 });
    }
    const names = Object.keys({ ...settings, ...currentSettings });
    return {
      madeAt,
      inventory,
      previousFolder,
      wroteSettings: usesBackedUpSettings,
      differingSettings: usesBackedUpSettings
        ? []
        : names.filter((name) => settings[name] !== currentSettings[name]),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Replaces the database, and verifies what it holds afterwards. */
async function replaceDatabase(
  url: string,
  file: string,
  expectedInventory: Inventory,
): Promise<void> {
  const path = sqliteFile(url);
  if (path !== null) {
    await assertUnused(url);
    replaceSqlite(path, file);
    compareInventories(expectedInventory, await inventoryOfSqlite(path));
  } else {
    await replacePostgres(url, file);
    compareInventories(expectedInventory, await inventoryOfPostgres(url));
  }
}

function replaceSqlite(path: string, file: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const restoredFile = `${path}.restored`;
  copyFileSync(file, restoredFile);
  chmodSync(restoredFile, 0o600);
  for (const sidecar of [`${path}-wal`, `${path}-shm`]) rmSync(sidecar, { force: true });
  renameSync(restoredFile, path);
}

/**
 * @throws PlainError if a server is using the database
 */
export async function assertUnused(url: string): Promise<void> {
  const path = sqliteFile(url);
  if (path === null) return assertUnusedPostgres(url);
  if (!existsSync(path)) return;
  const database = new DatabaseSync(path);
  try {
    // Needs exclusive access, and merges the WAL into the main file.
    database.prepare('pragma journal_mode = delete').get();
  } catch (error) {
    const isLocked = error instanceof Error && 'errcode' in error && error.errcode === 5;
    if (isLocked) throw new PlainError('A server is using the database: stop it first.');
    // A damaged database is fine: it is about to be replaced.
  } finally {
    database.close();
  }
}

/** Without the secret, no authenticator app would work. On the old machine it may have been set as DESK_SECRET. */
async function restoreSecret(
  secretFile: string,
  scratch: string,
  setting: string | undefined,
): Promise<void> {
  const source = join(scratch, parts.secret);
  const secret = setting ?? (existsSync(source) ? await readFile(source, 'utf8') : null);
  if (secret !== null) await writeFile(secretFile, secret, { mode: 0o600 });
}

function canAccess(path: string, access: number): boolean {
  try {
    accessSync(path, access);
    return true;
  } catch {
    return false;
  }
}

/** Returns where the previous folder was moved to; null if there was none. */
function replaceFolder(clinicDir: string, source: string): string | null {
  if (!existsSync(clinicDir)) {
    cpSync(source, clinicDir, { recursive: true });
    return null;
  }
  const restoredFolder = `${clinicDir}.restored`;
  rmSync(restoredFolder, { recursive: true, force: true });
  cpSync(source, restoredFolder, { recursive: true });
  const previousFolder = `${clinicDir}.before-${timestamp().slice(0, 19).replaceAll(':', '-')}`;
  renameSync(clinicDir, previousFolder);
  renameSync(restoredFolder, clinicDir);
  return previousFolder;
}
