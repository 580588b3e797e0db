import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { PlainError } from '../log.ts';
import { replacePostgres } from './postgres.ts';

/**
 * Puts a backup in place of the database, which no server may be using meanwhile.
 * @param url of the database
 * @param file a backup of the same kind of database
 * @throws PlainError if a server is using the database or the file is no backup of this kind; then nothing has changed
 */
export async function restoreBackup(url: string, file: string): Promise<void> {
  if (!existsSync(file)) throw new PlainError(`There is no file ${file}.`);
  const isSqlite = url.startsWith('file:');
  const ending = isSqlite ? '.db' : '.dump';
  if (!file.endsWith(ending)) {
    throw new PlainError(`A backup of this database ends in ${ending}: ${file} is none.`);
  }
  if (isSqlite) replaceSqlite(url.slice('file:'.length), file);
  else await replacePostgres(url, file);
}

function replaceSqlite(path: string, file: string): void {
  if (existsSync(path)) expectUnused(path);
  const made = `${path}.restored`;
  copyFileSync(file, made);
  chmodSync(made, 0o600);
  for (const rest of [`${path}-wal`, `${path}-shm`]) rmSync(rest, { force: true });
  renameSync(made, path);
}

function expectUnused(path: string): void {
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
