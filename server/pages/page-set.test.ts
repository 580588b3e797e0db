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

it('the error names the page that could not be made', async () => {
  const set = setThatThrows(new Error('it has a mistake'));
  await expect(set.get('/robots.txt')).rejects.toThrow('/robots.txt could not be made');
});

it('a page that is refused because too many visitors wait for it is not reported as broken', async () => {
  const error = new OverloadedError();
  await expect(setThatThrows(error).get('/robots.txt')).rejects.toBe(error);
});
