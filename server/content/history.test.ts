import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshSqlite } from '../../tests/support/temporary.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { listPublications, publicationNumberOf } from './history.ts';

let database: Database;

/** 25 publications of one file, of which the 24th undoes the 23rd. */
beforeAll(async () => {
  database = await openDatabase(freshSqlite());
  for (let number = 1; number <= 25; number += 1) {
    const row = {
      number,
      published_by: 'Meera',
      published_at: '',
      undoes: number === 24 ? 23 : null,
    };
    await database.insertInto('content_publications').values(row).execute();
    const file = { number, path: 'days.yaml', previous_text: '', text: '', changes: '[]' };
    await database.insertInto('content_publication_files').values(file).execute();
  }
});
afterAll(() => database.destroy());

it('publications are listed twenty at a time, newest first, each with its files', async () => {
  const numbersIn = async (before?: number) => {
    const { publications, next } = await listPublications(database, before);
    expect(publications.every(({ paths }) => paths.join() === 'days.yaml')).toBe(true);
    return [publications.map(({ number }) => number), next];
  };
  expect(await numbersIn()).toEqual([Array.from({ length: 20 }, (_, index) => 25 - index), '6']);
  expect(await numbersIn(6)).toEqual([[5, 4, 3, 2, 1], null]);
});

it('a text restored by an undo is attributed to its original publication', async () => {
  await database
    .updateTable('content_publication_files')
    .set({ text: 'b' })
    .where('number', 'in', [22, 24])
    .execute();
  await database
    .updateTable('content_publication_files')
    .set({ text: 'c' })
    .where('number', '=', 23)
    .execute();
  const file = { path: 'days.yaml', text: 'b' };
  expect(await publicationNumberOf(database, file, 21)).toBe(22);
  expect(await publicationNumberOf(database, file, 22)).toBeUndefined();
});
