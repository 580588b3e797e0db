import { expect, test } from 'vitest';
import { abridge } from './abridge.ts';

test('an ordinary row is left unchanged', () => {
  const row = { id: 7, title: 'Heart', published: true, slug: null };
  expect(abridge(row)).toEqual(row);
});

test.each([null, 5, 'text', true])('%j, which is not a row, is left unchanged', (value) => {
  expect(abridge(value)).toBe(value);
});

test('a row of any size is shortened', () => {
  const endless = 'x'.repeat(1_000_000);
  const many = Array.from({ length: 1_000 }, (_, place) => [`${place}${endless}`, endless]);
  for (const row of [endless, many, Object.fromEntries(many.slice(0, 50)), { deep: { many } }]) {
    expect(JSON.stringify(abridge(row)).length).toBeLessThan(25_000);
  }
});
