import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { deleteEditsInFolder } from './in-folder.ts';

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

it('a published change is deleted once the folder has it, and others are kept', async () => {
  expect(await deleteEditsInFolder(database, folder)).toBe(0);
  await writeFile(
    join(folder, 'clinic.yaml'),
    'name: Our clinic\ncity: Mandya\nmarks: {}\narea: { state: Karnataka }\n',
  );
  expect(await deleteEditsInFolder(database, folder)).toBe(3);
  const rows = await database.selectFrom('site_edits').select('field').orderBy('field').execute();
  expect(rows.map(({ field }) => field)).toEqual(['/city', '/marks']);
});
