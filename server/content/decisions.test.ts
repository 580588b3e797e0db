import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { deleteRedundantRows } from './decisions.ts';
import { Folder } from './drafts.ts';

it('a published text is deleted from the database once the folder has the same one, unless the folder is still being replaced', async () => {
  const folder = join(temporaryFolder(), 'clinic');
  await mkdir(join(folder, 'en/pages'), { recursive: true });
  await writeFile(join(folder, 'en/pages/home.yaml'), 'heading: Ours\n');
  const database = await openDatabase(freshSqlite());
  const row = { base: 'earlier', number: 1 };
  await database
    .insertInto('content_published')
    .values([
      { path: 'en/pages/home.yaml', text: 'heading: Ours\n', ...row },
      { path: 'en/pages/blog.yaml', text: 'heading: Ours\n', ...row },
      { path: 'en/towns/sakoli.yaml', text: null, ...row },
    ])
    .execute();
  const deleteRedundant = () => deleteRedundantRows(database, new Folder(folder));
  expect(await deleteRedundant()).toBe(0);
  await writeFile(join(folder, 'clinic.yaml'), 'name: Ours\n');
  expect(await deleteRedundant()).toBe(2);
  const remaining = await database.selectFrom('content_published').select('path').execute();
  expect(remaining).toEqual([{ path: 'en/pages/blog.yaml' }]);
  await rm(folder, { recursive: true });
  await database.destroy();
});
