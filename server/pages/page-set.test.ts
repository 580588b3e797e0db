import { expect, it } from 'vitest';
import type { Edition } from '../../src/content/edition/edition.ts';
import { OverloadedError } from '../queue.ts';
import { PageSet } from './page-set.ts';

const clinic = [{ data: { languages: ['en'] } }];
const edition = {
  content: { collections: { clinic, site: [], desk: [] } },
} as unknown as Edition;

function setThatThrows(error: Error): PageSet {
  const fail = () => Promise.reject(error);
  return new PageSet(edition, { render: fail, draw: fail });
}

it('a page that cannot be made is named', async () => {
  const set = setThatThrows(new Error('it has a mistake'));
  await expect(set.get('/robots.txt')).rejects.toThrow('/robots.txt could not be made');
});

it('too many who wait for a page are not taken for a mistake in it', async () => {
  const error = new OverloadedError();
  await expect(setThatThrows(error).get('/robots.txt')).rejects.toBe(error);
});
