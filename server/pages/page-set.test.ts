import { expect, it } from 'vitest';
import type { Edition } from '../../src/content/edition/edition.ts';
import { OverloadedError } from '../queue.ts';
import { PageSet } from './page-set.ts';
import { cachedResponse } from './response/cached-response.ts';

const clinic = [{ data: { languages: ['en'] } }];
const edition = {
  content: { collections: { clinic, site: [], desk: [] } },
} as unknown as Edition;

function setThatThrows(error: Error): PageSet {
  const fail = () => Promise.reject(error);
  return new PageSet(edition, { render: fail, draw: fail });
}

it('the error names the page that could not be made', async () => {
  const set = setThatThrows(new Error('it has a mistake'));
  await expect(set.get('/robots.txt')).rejects.toThrow('/robots.txt could not be made');
});

it('a page that is refused because too many visitors wait for it is not reported as broken', async () => {
  const error = new OverloadedError();
  await expect(setThatThrows(error).get('/robots.txt')).rejects.toBe(error);
});

it('a set that is replaced is not compressed any further', async () => {
  const render = async () =>
    cachedResponse({
      servedAs: 'cached page',
      status: 200,
      headers: { 'content-type': 'text/plain' },
      bodies: { identity: Buffer.from('a page '.repeat(100)) },
    });
  const set = new PageSet(edition, { render, draw: async () => Buffer.from('') });
  await set.makeAll(false);
  const compressing = set.compressAll();
  set.markReplaced();
  expect(await compressing).toBe(false);
  for (const path of ['/favicon.svg', '/robots.txt']) {
    expect(await set.get(path), path).not.toHaveProperty('isCompressed', true);
  }
});
