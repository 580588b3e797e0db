import { expect, it } from 'vitest';
import { newTown } from './new-town.ts';

it('a new town is the last of the list and in the state of another, whose code may be meant otherwise, and has none of its words', () => {
  const rewa = { name: 'Rewa', state: 'Madhya Pradesh', region: 'IN-MP', order: 9, paragraphs: [] };
  const begun = { name: 'Warud', state: 'Madhya Pradesh', order: 18 };
  expect(newTown('Warud', rewa, 17)).toEqual(begun);
  expect(newTown('Warud', null, 0), 'the first of all').toEqual({ name: 'Warud', order: 1 });
});
