import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/temporary.ts';
import { openSqlite } from './sqlite.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it('only the owner can read a new database, its folder and the files next to it', async () => {
  const path = join(temporaryFolder(), 'data', 'clinic.db');
  const database = await openSqlite(path);
  expect([path, `${path}-wal`, `${path}-shm`].map(modeOf)).toEqual(['600', '600', '600']);
  expect(modeOf(dirname(path))).toBe('700');
  await database.destroy();
});

it('opening a database that others could read makes it private', async () => {
  const path = join(temporaryFolder(), 'clinic.db');
  writeFileSync(path, '');
  chmodSync(path, 0o644);
  const database = await openSqlite(path);
  expect([path, `${path}-wal`].map(modeOf)).toEqual(['600', '600']);
  await database.destroy();
});

it('a database of a newer release is refused with a message that says what to do', async () => {
  const path = join(temporaryFolder(), 'clinic.db');
  const database = await openSqlite(path);
  await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(database);
  await database.destroy();
  await expect(openSqlite(path)).rejects.toThrow(/another release: start that one, or restore/);
});
