import { expect, it } from 'vitest';
import type { Snapshot } from '../../src/content/snapshot/snapshot.ts';
import { OverloadedError } from '../queue.ts';
import { PageSet } from './page-set.ts';

const clinic = [{ data: { languages: ['en'] } }];
const snapshot = {
  content: { collections: { clinic, site: [], desk: [] } },
} as unknown as Snapshot;

function failingSet(error: Error): PageSet {
  const fail = () => Promise.reject(error);
  return new PageSet(snapshot, { render: fail, draw: fail, makePhotograph: fail });
}

it('the error names the page that could not be made', async () => {
  const set = failingSet(new Error('it has a mistake'));
  await expect(set.get('/robots.txt')).rejects.toThrow('/robots.txt could not be made');
});

it('a page that is refused because too many visitors wait for it is not reported as broken', async () => {
  const error = new OverloadedError();
  await expect(failingSet(error).get('/robots.txt')).rejects.toBe(error);
});
