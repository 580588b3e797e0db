import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { DamagedBackupError, type Inventory, type Query, takeInventory } from './inventory.ts';

/** How long to wait for another program's lock, in milliseconds. */
const timeout = 10_000;

/** How many database pages are copied before other work gets a turn. */
const pagesPerStep = 1_000;

const tablesQuery =
  "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'";

/**
 * Copies a database while servers keep writing: exactly what a single read transaction sees, in which the rows
 * are counted too. The copy contains no deleted data.
 * @param to the file to write
 * @param folder for a temporary file
 * @returns what the database held at that moment
 */
export async function copySqlite(from: string, to: string, folder: string): Promise<Inventory> {
  const snapshot = join(folder, 'snapshot.db');
  const source = new DatabaseSync(from, { readOnly: true, timeout });
  try {
    source.exec('begin');
    const inventory = await takeInventory(queryOf(source), tablesQuery);
    // Copies within the open transaction, which `vacuum into` cannot.
    await backup(source, snapshot, { rate: pagesPerStep });
    vacuum(snapshot, to);
    rmSync(snapshot);
    return inventory;
  } finally {
    source.close();
  }
}

/** Copies a database without its free pages, which may hold deleted data. */
function vacuum(from: string, to: string): void {
  const database = new DatabaseSync(from);
  database.prepare('vacuum into ?').run(to);
  database.close();
}

/**
 * Restores a backup into a folder, as an operator would, and reads it.
 * @returns what it holds
 * @throws DamagedBackupError if SQLite finds it damaged
 */
export async function testRestoreSqlite(file: string, folder: string): Promise<Inventory> {
  const copy = join(folder, 'restored.db');
  copyFileSync(file, copy);
  const database = new DatabaseSync(copy);
  try {
    const query = queryOf(database);
    const [integrity] = await query('pragma integrity_check');
    const orphans = await query('pragma foreign_key_check');
    if (integrity?.['integrity_check'] !== 'ok' || orphans.length > 0) {
      throw new DamagedBackupError('the restored backup fails the integrity check');
    }
    return await takeInventory(query, tablesQuery);
  } catch (error) {
    if (isCorrupt(error)) throw new DamagedBackupError('the restored backup cannot be read');
    throw error;
  } finally {
    database.close();
  }
}

/** Takes the inventory of a database. */
export async function inventoryOfSqlite(file: string): Promise<Inventory> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return await takeInventory(queryOf(database), tablesQuery);
  } finally {
    database.close();
  }
}

function queryOf(database: DatabaseSync): Query {
  return async (text) => database.prepare(text).all();
}

/** SQLITE_CORRUPT or SQLITE_NOTADB. */
function isCorrupt(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && [11, 26].includes(Number(error.errcode));
}
