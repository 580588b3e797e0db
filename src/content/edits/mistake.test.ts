import { expect, it } from 'vitest';
import { whyLeftOut } from './mistake.ts';

const file = 'en/towns/ramtek.yaml';

it.each([
  ['in the field of the edit', '/name', 'name', undefined],
  ['within it, which is named', '', 'paragraphs', '/paragraphs'],
  ['in what it is within', '/wayThere/text', 'wayThere', undefined],
])('an edit is left out for a mistake %s', (_, field, place, wrong) => {
  const mistakes = [
    { file: 'en/towns/rewa.yaml', field: place, message: 'is of another file' },
    { file, field: place, message: 'is missing' },
  ];
  expect(whyLeftOut(mistakes, { file, field })).toEqual({
    ...{ file, field, message: 'is missing' },
    ...(wrong && { wrong }),
  });
});

it('an edit is not left out for what is wrong elsewhere in its file', () => {
  const mistakes = [{ file, field: 'region', message: 'use a code such as IN-MP' }];
  expect(whyLeftOut(mistakes, { file, field: '/name' })).toBeUndefined();
});
