import { expect, it } from 'vitest';
import { merged } from './merged.ts';

const base = [{ heading: 'Who', paragraphs: ['One.', 'Two.'] }, { heading: 'How' }];

it('two people who change different paragraphs keep both', () => {
  const mine = [{ heading: 'Who', paragraphs: ['One, mine.', 'Two.'] }, { heading: 'How' }];
  const theirs = [{ heading: 'Who', paragraphs: ['One.', 'Two, hers.'] }, { heading: 'How now' }];
  expect(merged(base, mine, theirs)).toEqual({
    value: [{ heading: 'Who', paragraphs: ['One, mine.', 'Two, hers.'] }, { heading: 'How now' }],
  });
});

it('what one adds to a set and the other takes from it are both kept', () => {
  expect(merged({ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1 })).toEqual({
    value: { a: 1, c: 3 },
  });
});

it.each([
  ['the same text', 'A', 'B', 'C'],
  ['the same paragraph', ['A', 'x'], ['B', 'x'], ['C', 'x']],
  ['a text that the other takes away', { a: 'A' }, { a: 'B' }, {}],
  ['a list that the other makes longer', ['A'], ['B'], ['A', 'C']],
])('two people who change %s have to choose', (_, before, mine, theirs) => {
  expect(merged(before, mine, theirs)).toBeNull();
});
