import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteAtExit } from './at-exit.ts';

/** A new folder, which is deleted after the tests that use it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-test-'));
  deleteAtExit(folder);
  return folder;
}

/** The URL of a SQLite database that does not exist yet. */
export function freshSqlite(): string {
  return `file:${join(temporaryFolder(), 'clinic.db')}`;
}
