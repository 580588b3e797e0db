import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { unusedPictures } from '../../server/pictures/unused.ts';
import { freshSqlite } from '../support/temporary.ts';

const day = 24 * 3_600_000;
const hashOf = (name: string) => Buffer.from(name).toString('hex').padEnd(32, '0');
const textWith = (name: string) => `![A walk](../../images/desk/${hashOf(name)}-300x200.jpg)`;

it('a picture that no draft, page or publication names is deleted after 30 days', async () => {
  const database = await openDatabase(freshSqlite());
  const names = ['draft', 'page', 'before', 'publication', 'unused', 'new'];
  for (const name of names) {
    const uploaded = new Date(Date.now() - (name === 'new' ? 29 : 31) * day).toISOString();
    const hash = hashOf(name);
    await database
      .insertInto('pictures')
      .values({ hash, width: 300, height: 200, uploaded_at: uploaded })
      .execute();
    await database
      .insertInto('picture_files')
      .values({ name: `${hash}-300x200.jpg`, hash, bytes: Buffer.from('a') })
      .execute();
  }
  const path = 'en/articles/walking.md';
  const by = { base: 'none', saved_at: '2026-01-01T10:00:00.000Z', saved_by: 'A' };
  await database
    .insertInto('content_drafts')
    .values({ path, text: textWith('draft'), ...by })
    .execute();
  const published = { published_at: '2026-01-01T10:00:00.000Z', published_by: 'A' };
  await database
    .insertInto('content_publications')
    .values({ number: 1, ...published })
    .execute();
  await database
    .insertInto('content_publication_files')
    .values({
      number: 1,
      path,
      was: textWith('before'),
      text: textWith('publication'),
      changes: '[]',
    })
    .execute();
  await database
    .insertInto('content_published')
    .values({ path, text: textWith('page'), base: 'none', number: 1 })
    .execute();

  expect(await unusedPictures(database)()).toBe(1);
  const left = await database.selectFrom('picture_files').select('hash').execute();
  const kept = names.filter((name) => name !== 'unused').map(hashOf);
  expect(left.map(({ hash }) => hash).sort()).toEqual(kept.sort());
  await database.destroy();
});
