import { expect, test } from 'vitest';
import { errorPagesIn } from './error-pages.ts';
import { cachedResponse } from './response/cached-response.ts';

const page = (text: string) =>
  cachedResponse({
    servedAs: 'page',
    status: 200,
    headers: {},
    bodies: { identity: Buffer.from(text) },
  });

test('an unknown address in a language without error pages is answered with those of the first language', () => {
  const files = new Map(
    ['en 404', 'en 500', 'hi 404'].map((path) => [path, page(`the page ${path}`)]),
  );
  const pagesFor = errorPagesIn(
    (language, status) => files.get(`${language} ${status}`),
    ['en', 'hi', 'ml'],
  );
  const textOf = (path: string) => String(pagesFor(path).notFound.bodies.identity);
  expect(['/ml', '/ml/x', '/hi/x', '/x'].map(textOf)).toEqual([
    'the page en 404',
    'the page en 404',
    'the page hi 404',
    'the page en 404',
  ]);
  expect(pagesFor('/ml').notFound.status).toBe(404);
});
