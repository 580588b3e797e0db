import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { postsAnswer } from '../../shared/desk/posts.ts';
import { postRow } from '../support/databases/posts.ts';
import { startPostgrest } from '../support/services/postgrest.ts';
import { startInProcess } from '../support/site/site-in-process.ts';
import { freshSqlite } from '../support/temporary.ts';
import { someone } from './desk-browser.ts';

it('the desk shows the posts of a hosted table, and changes none', async () => {
  const table = await startPostgrest(Array.from({ length: 60 }, (_, id) => postRow(id + 1)));
  const site = await startInProcess({
    DATABASE_URL: freshSqlite(),
    DESK_SECRET: 'a secret of the tests that is long enough',
    BLOGS_URL: table.url,
    BLOGS_KEY: table.key,
  });
  onTestFinished(async () => {
    await site.close();
    await table.close();
  });
  const { browser } = await someone(site, 'doctor');
  const first = postsAnswer.parse((await browser.get('/posts')).body);
  expect(first.hosted).toBe(true);
  expect(first.posts).toHaveLength(50);
  expect(first.posts[0]).toMatchObject({ id: null, state: 'live', title: 'Post number 60' });
  const rest = postsAnswer.parse((await browser.get(`/posts?before=${first.next}`)).body);
  expect([rest.posts.length, rest.next]).toEqual([10, null]);
  const found = postsAnswer.parse((await browser.get('/posts?search=NUMBER%2042')).body);
  expect(found.posts.map(({ title }) => title)).toEqual(['Post number 42']);
  expect(postsAnswer.parse((await browser.get('/posts?state=draft')).body).posts).toEqual([]);

  const requestId = randomUUID();
  const attempts = [
    await browser.post('/posts', { requestId, language: 'en' }),
    await browser.get('/posts/1'),
    await browser.request('PUT', '/posts/1/draft', {}),
    await browser.post('/posts/1/publish', { version: 1, at: null }),
    await browser.post('/posts/1/preview'),
  ];
  for (const { status, body } of attempts) {
    expect([status, body]).toEqual([
      403,
      {
        success: false,
        problem: 'not-allowed',
        message: 'These posts are in the hosted table, and are edited there.',
      },
    ]);
  }
});
