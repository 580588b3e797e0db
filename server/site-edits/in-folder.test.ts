import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import { deleteEditsInFolder } from './in-folder.ts';

const oneDay = 24 * 3_600_000;

let folder: string;
let database: Database;
beforeEach(async () => {
  folder = temporaryFolder();
  database = await openDatabase(freshSqlite());
  onTestFinished(() => database.destroy());
  const row = { file: 'clinic.yaml', base: null, number: 1 };
  const rows = [
    { ...row, field: '/name', value: '"Our clinic"' },
    { ...row, field: '/city', value: '"Mysuru"' },
    { ...row, field: '/marks', value: null },
    { ...row, field: '/area', value: '{"state":"Karnataka"}' },
    { ...row, field: '/area/state', value: '"Karnataka"' },
  ];
  await database.insertInto('site_edits').values(rows).execute();
});

const withName = (name: string, at = folder) =>
  writeFile(
    join(at, 'clinic.yaml'),
    `name: ${name}\ncity: Mandya\nmarks: {}\narea: { state: Karnataka }\n`,
  );

async function fields(): Promise<string[]> {
  const rows = await database.selectFrom('site_edits').select('field').orderBy('field').execute();
  return rows.map(({ field }) => field);
}

/** As if days had passed. */
async function passDays(days: number): Promise<void> {
  await database
    .updateTable('site_edits')
    .set({ in_folder_since: timestamp(-days * oneDay) })
    .where('in_folder_since', 'is not', null)
    .execute();
}

it('a published change is deleted once the folder has had it for 30 days, and others are kept', async () => {
  expect(await deleteEditsInFolder(database, folder)).toBe(0);
  await withName('Our clinic');
  expect(await deleteEditsInFolder(database, folder)).toBe(0);
  await passDays(29);
  expect(await deleteEditsInFolder(database, folder)).toBe(0);
  expect(await fields()).toEqual(['/area', '/area/state', '/city', '/marks', '/name']);
  await passDays(31);
  expect(await deleteEditsInFolder(database, folder)).toBe(3);
  expect(await fields()).toEqual(['/city', '/marks']);
});

it('the 30 days begin again when the folder of another server, or this one later, says something else', async () => {
  const older = temporaryFolder();
  await Promise.all([withName('Our clinic'), withName('A clinic', older)]);
  await deleteEditsInFolder(database, folder);
  await passDays(20);
  expect(await deleteEditsInFolder(database, older)).toBe(0);
  await passDays(31);
  await deleteEditsInFolder(database, folder);
  expect(await fields()).toEqual(['/city', '/marks', '/name']);
  await passDays(31);
  expect(await deleteEditsInFolder(database, folder)).toBe(1);
  expect(await fields()).toEqual(['/city', '/marks']);
});
