import { expect, it } from 'vitest';
import { countableWords } from './missed-searches.ts';

it.each([
  ['  Pacemaker,  Battery? ', 'pacemaker battery'],
  ['हृदय की जाँच', 'हृदय की जाँच'],
])('the query %j is counted as %j', (query, words) => {
  expect(countableWords(query)).toBe(words);
});

it.each([
  '98765 43210',
  '९८७६५ ४३२१०',
  'room 7',
  'asha@example.com',
  'asha at example.com',
  'https://example',
  'x',
  '?!',
  'my mother has had pain since this morning',
])('the query %j is not counted', (query) => {
  expect(countableWords(query)).toBeNull();
});
