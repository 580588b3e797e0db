import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PlainError, reasonOf } from '../log.ts';
import { timestamp } from '../time/clock.ts';
import { deleteUnfinished, keep, unfinishedPrefix } from './folder.ts';
import { compareInventories, DamagedBackupError, type Inventory } from './inventory.ts';
import { copyPostgres, restorePostgres } from './postgres.ts';
import { copySqlite, restoreSqlite } from './sqlite.ts';

/** A finished backup. */
export interface Backup {
  file: string;
  /** What it holds. */
  inventory: Inventory;
  /** Why it could not be test-restored here; null if it was. */
  unproven: string | null;
}

/** How a database of one kind is copied, and how the copy is restored. */
interface Method {
  ending: 'db' | 'dump';
  copy(to: string): Promise<Inventory>;
  restore(from: string): Promise<Inventory>;
}

/**
 * Backs up a database while servers use it, restores the backup in a scratch location, and compares the result
 * with what the database held at the moment of the copy. An incomplete backup is discarded; one that could not
 * be test-restored is kept. Nothing else is left in the folder, whatever happens.
 * @param folder an existing folder
 * @param signal stops it between two steps
 * @throws Error if no backup was kept
 */
export async function backUp(url: string, folder: string, signal: AbortSignal): Promise<Backup> {
  await deleteUnfinished(folder);
  // Only its owner can enter it.
  const scratch = mkdtempSync(join(resolve(folder), unfinishedPrefix));
  const { ending, copy, restore } = methodFor(url, scratch, signal);
  const unfinished = join(scratch, `backup.${ending}`);
  try {
    const inventory = await copy(unfinished);
    signal.throwIfAborted();
    const unproven = await prove(inventory, () => restore(unfinished), signal);
    const name = `clinic-${timestamp().replaceAll(':', '-').slice(0, 19)}Z.${ending}`;
    const file = resolve(folder, name);
    keep(unfinished, file);
    return { file, inventory, unproven };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function methodFor(url: string, scratch: string, signal: AbortSignal): Method {
  if (url.startsWith('file:')) {
    const path = url.slice('file:'.length);
    return {
      ending: 'db',
      copy: (to) => copySqlite(path, to, scratch),
      restore: (from) => restoreSqlite(from, scratch),
    };
  }
  return {
    ending: 'dump',
    copy: (to) => copyPostgres(url, to, signal),
    restore: (from) => restorePostgres(url, from, signal),
  };
}

/**
 * Returns why the restore could not be tried, or null if it succeeded.
 * @throws DamagedBackupError if the restored backup differs from its source
 */
async function prove(
  source: Inventory,
  restore: () => Promise<Inventory>,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    compareInventories(source, await restore());
    return null;
  } catch (error) {
    if (error instanceof DamagedBackupError) throw error;
    signal.throwIfAborted();
    return reasonOf(error);
  }
}

/** Why a backup failed, in words that may be stored and logged. */
export function reasonOfFailure(error: unknown): string {
  if (error instanceof PlainError) return error.message;
  return error instanceof Error && error.name === 'AbortError' ? 'it was stopped' : reasonOf(error);
}
