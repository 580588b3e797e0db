import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { sqliteFile } from '../data-folder.ts';
import { PlainError, reasonOf } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import { type BackupSource, pack, parts, unpack } from './archive.ts';
import { deleteUnfinishedBackups, finalise, unfinishedPrefix } from './folder.ts';
import { compareInventories, DamagedBackupError, type Inventory } from './inventory.ts';
import { copyPostgres, testRestorePostgres } from './postgres.ts';
import { copySqlite, testRestoreSqlite } from './sqlite.ts';

/** A finished backup. */
export interface Backup {
  file: string;
  /** What its database contains. */
  inventory: Inventory;
  /** How many files of the clinic's folder it contains. */
  files: number;
  /** Why it could not be test-restored here; null if it was. */
  problem: string | null;
}

/** How a database of one kind is copied, and how the copy is test-restored. */
interface Method {
  copy(to: string): Promise<Inventory>;
  testRestore(from: string): Promise<Inventory>;
}

/** The file name of a backup made now. */
export function backupName(): string {
  return `clinic-${timestamp().replaceAll(':', '-').slice(0, 19)}Z.tar.gz`;
}

/**
 * Backs up everything that a clinic has, while servers keep running: the database, the desk's secret, the settings and
 * the clinic's folder. Then restores the backup in a scratch location and compares the result with the source at the
 * time of the copy. A damaged backup is discarded; one that could not be test-restored is kept. Temporary files are
 * always removed.
 * @param file the archive to write, in an existing folder
 * @param signal aborts the backup between two steps; a client program of PostgreSQL, at once
 * @throws Error if no backup was kept
 */
export async function backUp(
  source: BackupSource,
  file: string,
  signal: AbortSignal,
): Promise<Backup> {
  const folder = dirname(resolve(file));
  await deleteUnfinishedBackups(folder);
  // mkdtemp makes it accessible to its owner only.
  const scratch = mkdtempSync(join(folder, unfinishedPrefix));
  const { copy, testRestore } = methodFor(source.databaseUrl, scratch, signal);
  const [folderToPack, unpackedFolder] = [join(scratch, 'packed'), join(scratch, 'unpacked')];
  const unfinishedArchive = join(scratch, 'backup.tar.gz');
  try {
    mkdirSync(folderToPack);
    const inventory = await copy(join(folderToPack, parts.database));
    signal.throwIfAborted();
    await pack(source, inventory, folderToPack, unfinishedArchive);
    rmSync(folderToPack, { recursive: true });
    signal.throwIfAborted();
    const { files } = await unpack(unfinishedArchive, unpackedFolder);
    const problem = await verify(
      inventory,
      () => testRestore(join(unpackedFolder, parts.database)),
      signal,
    );
    finalise(unfinishedArchive, resolve(file));
    const clinicFiles = Object.keys(files).filter((path) => path.startsWith(`${parts.clinic}/`));
    return { file: resolve(file), inventory, files: clinicFiles.length, problem };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function methodFor(url: string, scratch: string, signal: AbortSignal): Method {
  const file = sqliteFile(url);
  if (file !== null) {
    return {
      copy: (to) => copySqlite(file, to, scratch),
      testRestore: (from) => testRestoreSqlite(from, scratch),
    };
  }
  return {
    copy: (to) => copyPostgres(url, to, signal),
    testRestore: (from) => testRestorePostgres(url, from, signal),
  };
}

/**
 * Test-restores a backup. Returns why that was not possible, or null if it succeeded.
 * @throws DamagedBackupError if the restored backup differs from its source
 */
async function verify(
  source: Inventory,
  testRestore: () => Promise<Inventory>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    compareInventories(source, await testRestore());
    return null;
  } catch (error) {
    if (error instanceof DamagedBackupError) throw error;
    signal.throwIfAborted();
    return reasonOf(error);
  }
}

/** Why a backup failed; safe to store and to log. */
export function reasonOfFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error && error.name === 'AbortError' ? 'it was stopped' : reasonOf(error);
}
