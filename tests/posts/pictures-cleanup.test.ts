import { expect, it } from 'vitest';
import { openDatabase } from '../../server/database/index.ts';
import { unusedPictures } from '../../server/pictures/unused.ts';
import { freshSqlite } from '../support/temporary.ts';

const day = 24 * 3_600_000;
const hashOf = (name: string) => Buffer.from(name).toString('hex').padEnd(32, '0');
const fileOf = (name: string) => `/media/${hashOf(name)}-300x200.jpg`;
const textWith = (name: string) => `<p>Look: <img src="${fileOf(name)}" alt="a"></p>`;

it('pictures without a post are deleted after 30 days', async () => {
  const database = await openDatabase(freshSqlite());
  const names = ['text', 'head', 'draft', 'version', 'unused', 'new'];
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
  const posts = Array.from({ length: 45 }, (_, each) => ({
    slug: `post-${each}`,
    content: each === 3 ? textWith('text') : '<p>No picture.</p>',
    featured_image: each === 44 ? fileOf('head') : null,
  }));
  const ids = await database.insertInto('blogs').values(posts).returning('id').execute();
  const written = {
    post_id: ids[30]?.id ?? 0,
    ...{ title: '', slug: '', excerpt: '', image: null, document: null, language: 'en' },
    featured: false,
  };
  await database
    .insertInto('post_drafts')
    .values({ ...written, html: textWith('draft') })
    .execute();
  const published = { number: 1, published_at: '2026-01-01', published_by: 'A' };
  await database
    .insertInto('post_versions')
    .values({ ...written, ...published, html: textWith('version') })
    .execute();

  expect(await unusedPictures(database)()).toBe(1);
  const left = await database.selectFrom('picture_files').select('hash').execute();
  const kept = names.filter((name) => name !== 'unused').map(hashOf);
  expect(left.map(({ hash }) => hash).sort()).toEqual(kept.sort());
  await database.destroy();
});
