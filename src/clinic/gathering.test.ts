import { describe, expect, it } from 'vitest';
import { Gathering } from './gathering.ts';
import { ContentMistake } from './mistakes.ts';

function gather(...loads: Promise<void>[]) {
  const gathering = new Gathering();
  for (const _ of loads) gathering.expect();
  return Promise.allSettled(loads.map((load, place) => gathering.add(String(place), load)));
}

describe('the collections of a clinic’s folder', () => {
  it('are all there where none has a mistake', async () => {
    const results = await gather(Promise.resolve(), Promise.resolve());
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });

  it('tell all their mistakes at once, sorted, whichever is read last', async () => {
    const slow = new Promise<void>((_, reject) => setImmediate(reject, new ContentMistake('a: 1')));
    const results = await gather(Promise.reject(new ContentMistake('b: 2', 'b: 1')), slow);
    for (const result of results) {
      expect(result).toMatchObject({ reason: { message: 'a: 1\nb: 1\nb: 2' } });
    }
  });

  it('show a fault of the program rather than the mistakes beside it', async () => {
    const fault = new TypeError('a slip');
    const results = await gather(Promise.reject(new ContentMistake('a: 1')), Promise.reject(fault));
    for (const result of results) expect(result).toMatchObject({ reason: fault });
  });
});
