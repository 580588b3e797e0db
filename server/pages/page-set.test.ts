import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { OverloadedError } from '../queue.ts';
import { errorPagesIn, PageSet } from './page-set.ts';
import { cachedResponse } from './response.ts';

const clinic = [{ data: { languages: ['en'] } }];
const snapshot = {
  content: { collections: { clinic, site: [], desk: [] } },
} as unknown as Snapshot;

function setThatThrows(error: Error): PageSet {
  const fail = () => Promise.reject(error);
  return new PageSet(snapshot, { render: fail, draw: fail, picture: fail });
}

it('the error names the page that could not be made', async () => {
  const set = setThatThrows(new Error('it has a mistake'));
  await expect(set.get('/robots.txt')).rejects.toThrow('/robots.txt could not be made');
});

it('a page that is refused because too many visitors wait for it is not reported as broken', async () => {
  const error = new OverloadedError();
  await expect(setThatThrows(error).get('/robots.txt')).rejects.toBe(error);
});

const page = (text: string) =>
  cachedResponse({
    servedAs: 'page',
    status: 200,
    headers: {},
    bodies: { identity: Buffer.from(text) },
  });

it('an unknown address in a language without error pages is answered with those of the first language', () => {
  const files = new Map(
    ['en 404', 'en 500', 'hi 404'].map((path) => [path, page(`the page ${path}`)]),
  );
  const pagesFor = errorPagesIn(
    (language, subject) => files.get(`${language} ${subject}`),
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
