import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freshSqlite, temporaryFolder } from '../../tests/support/temporary.ts';
import { openDatabase } from '../database/index.ts';
import { timestamp } from '../time/clock.ts';
import { keepUploads } from './keep-uploads.ts';

it('an uploaded picture is asked of the database only once', async () => {
  const kept = temporaryFolder();
  const hash = '0'.repeat(32);
  const name = `${hash}-480x600.jpg`;
  const texts = [`doctor:\n  portrait: ./images/desk/${name}\n`];
  const database = await openDatabase(freshSqlite());
  await database
    .insertInto('pictures')
    .values({ hash, width: 480, height: 600, uploaded_at: timestamp() })
    .execute();
  await database
    .insertInto('picture_files')
    .values({ name, hash, bytes: Buffer.from('a picture') })
    .execute();
  await keepUploads(database, kept, texts);
  await database.schema.dropTable('picture_files').execute();
  await keepUploads(database, kept, texts);
  expect(await readFile(join(kept, 'uploads', name), 'utf8')).toBe('a picture');
  await database.destroy();
});
