import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { deleteEditsInFolder } from './in-folder.ts';

it('a published change is deleted once the folder contains it, and others are kept', async () => {
  const folder = temporaryFolder();
  const database = await openDatabase(freshSqlite());
  onTestFinished(() => database.destroy());
  const row = { file: 'clinic.yaml', base: null, number: 1 };
  const rows = [
    { ...row, field: '/name', value: '"Our clinic"' },
    { ...row, field: '/city', value: '"Mysuru"' },
    { ...row, field: '/marks', value: null },
  ];
  await database.insertInto('site_edits').values(rows).execute();
  expect(await deleteEditsInFolder(database, folder)).toBe(0);
  await writeFile(join(folder, 'clinic.yaml'), 'name: Our clinic\ncity: Mandya\nmarks: {}\n');
  expect(await deleteEditsInFolder(database, folder)).toBe(1);
  const left = await database.selectFrom('site_edits').select('field').orderBy('field').execute();
  expect(left.map(({ field }) => field)).toEqual(['/city', '/marks']);
});
