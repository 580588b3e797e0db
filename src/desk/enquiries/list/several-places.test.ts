import { expect, test } from 'vitest';
import { placesFrom } from './several-places.ts';

test('several are marked as spam together, and in the list of spam they are moved back in its place', () => {
  expect(placesFrom({})).toEqual(['answered', 'archived', 'spam']);
  expect(placesFrom({ tab: 'pending' })).toEqual(['answered', 'archived', 'spam']);
  expect(placesFrom({ tab: 'spam' })).toEqual(['answered', 'archived', 'new']);
});

test('a search lists those of every tab, which can be marked as spam', () => {
  expect(placesFrom({ tab: 'spam', search: 'asha' })).toEqual(['answered', 'archived', 'spam']);
});
