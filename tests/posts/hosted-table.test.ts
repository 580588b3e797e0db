import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshPostgres } from '../support/databases/databases.ts';

/** The statements that docs/blog.md tells operators to run. */
async function readDocumentedSql(): Promise<string> {
  const page = await readFile(join(import.meta.dirname, '../../docs/blog.md'), 'utf8');
  const [, sql] = /```sql\n([\s\S]*?)```/.exec(page) ?? [];
  if (sql === undefined) throw new Error('docs/blog.md contains no SQL');
  return sql;
}

describe('the SQL for the hosted table', () => {
  let client: pg.Client;

  beforeAll(async () => {
    client = new pg.Client(await freshPostgres());
    await client.connect();
    const sql = await readDocumentedSql();
    await client.query(sql);
    await client.query(sql);
    await client.query(`insert into blogs (title, slug, published, featured) values
      ('Shown', 'shown', true, true), ('Draft', 'draft', false, true)`);
  });

  afterAll(async () => {
    await client.end();
  });

  /** Runs a statement as whoever holds the public anonymous key. */
  async function queryAsAnonymous(sql: string) {
    await client.query('begin');
    try {
      await client.query('set local role anon');
      return await client.query(sql);
    } finally {
      await client.query('rollback');
    }
  }

  test('lets anyone read published posts with all their fields', async () => {
    const { rows } = await queryAsAnonymous(
      'select * from blogs where published order by created_at desc',
    );
    expect(rows).toEqual([
      expect.objectContaining({ title: 'Shown', slug: 'shown', featured: true }),
    ]);
    expect(Object.keys(rows[0]).sort()).toEqual([
      'content',
      'created_at',
      'excerpt',
      'featured',
      'featured_image',
      'id',
      'published',
      'slug',
      'title',
    ]);
  });

  test.each([
    'select * from blogs where not published',
    "select * from blogs where slug = 'draft'",
    'select * from blogs where id = 2',
    "select * from blogs where title ilike 'draft' or featured and not published",
  ])('hides drafts from %s', async (sql) => {
    expect((await queryAsAnonymous(sql)).rows).toEqual([]);
  });

  test.each([
    "insert into blogs (title, published) values ('Mine', true)",
    "update blogs set title = 'Mine'",
    'update blogs set published = true',
    'delete from blogs',
    'truncate blogs',
    'alter table blogs disable row level security',
    'drop table blogs',
    'select * from blogs for update',
  ])('refuses %s', async (sql) => {
    await expect(queryAsAnonymous(sql)).rejects.toThrow(/permission denied|must be owner/);
    expect((await client.query('select title from blogs order by id')).rows).toEqual([
      { title: 'Shown' },
      { title: 'Draft' },
    ]);
  });

  test('gives the anonymous key access to no other table', async () => {
    await client.query('create table patients (name text)');
    await expect(queryAsAnonymous('select * from patients')).rejects.toThrow(/permission denied/);
  });
});
